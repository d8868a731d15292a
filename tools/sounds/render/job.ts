import type { ManifestBeat, ManifestKit, ManifestSound, RenderedFile } from '@dhvani/catalogue'
import type { RecordedLoops } from '../ship/encode-files.ts'

/** One piece of work for a worker thread. */
export type Job =
  | { kind: 'sound'; id: string }
  | { kind: 'import'; id: string; folder: string }
  | { kind: 'beat'; id: string }
  | { kind: 'kit'; id: string }

/** What a job leaves behind: its entry of the manifest, and the files it wrote. */
export type JobResult = {
  job: Job
  entry: ManifestSound | ManifestBeat | ManifestKit
  files: string[]
  /** By the name of a loop's file, the gain (linear) that gave it its loudness. */
  gains: Record<string, number>
}

const factsOf = (entry: JobResult['entry']): RenderedFile[] => {
  if ('standard' in entry) return [entry.standard, entry.small]
  if ('sprite' in entry) return [entry.sprite]
  const { file, play } = entry
  return [file, ...(play.kind === 'anchors' ? play.anchors.map((anchor) => anchor.file) : [])]
}

/** How a job made its loops, by the names of their files. */
export const loopsOf = ({ entry, gains }: JobResult): RecordedLoops =>
  new Map(
    factsOf(entry).flatMap((facts) => {
      const gain = gains[facts.name]
      return gain === undefined ? [] : [[facts.name, { facts, gain }] as const]
    }),
  )

/** A name that no two jobs share. */
export const jobName = ({ kind, id }: Job): string => `${kind === 'import' ? 'sound' : kind}:${id}`
