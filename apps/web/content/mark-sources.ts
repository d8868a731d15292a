import type { ArticleLanguage } from './article-languages.ts'
import { bibliography, type Source, type SourceKey } from './bibliography.ts'
import { readings } from './readings.ts'
import { sizeWordsOf } from './sizes/read-sizes.ts'

/** A work in an article's list of sources. */
export type ListedSource = Source & {
  /** Says of which part we know the work; absent for one that stands as our first list of sources gave it. */
  readonly read?: string | undefined
}

/** @returns the works that an article lists, each with what was read of it in the words of a language */
export const markSources = (
  keys: readonly SourceKey[],
  language: ArticleLanguage,
): readonly ListedSource[] =>
  keys.map((key) => {
    const reading = readings[key]
    return { ...bibliography[key], read: reading && sizeWordsOf(language).read[reading.part] }
  })
