import { sizeWords } from '../articles/hi/size-words.ts'
import type { SizeWords } from './english-words.ts'

/** For scripts of the build. */
const WORDS: Readonly<Record<string, SizeWords>> = { hi: sizeWords }

/** @returns what the sizes of studies say in a language besides English, the heading first; nothing in English */
export const sizeWordsIn = (locale: string): readonly string[] => {
  const words = WORDS[locale]
  if (!words) return []
  const { title, units, studies, read, ...others } = words
  return [
    title,
    ...Object.values(units),
    ...Object.values(studies).flat(),
    ...Object.values(read),
    ...Object.values(others),
  ]
}
