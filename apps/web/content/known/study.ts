import type { SourceKey } from '../bibliography.ts'

/** What one work found, told once for the page "What is known". */
export type Study = {
  readonly work: SourceKey
  /** Heading: what was looked at, in a few words. */
  readonly about: string
  /** Who took part, and how many. */
  readonly who: string
  /** What was compared with what. */
  readonly compared: string
  /** With its size, where the part that we read gives one. */
  readonly found: string
  readonly limits: string
}

/** A section of the page. */
export type Question = {
  /** Fragment of the section's address. */
  readonly id: string
  readonly title: string
  readonly studies: readonly Study[]
}
