import { experimentWords } from '../articles/hi/experiment-words.ts'

/** For scripts of the build: a page gets the words of its language alone (features/blog/experiments/open-experiment.ts). */
const WORDS: Readonly<Record<string, object>> = { hi: experimentWords }

/** @returns what experiments say in a language; nothing in English, which the room itself has */
export const experimentWordsIn = (locale: string): string[] => Object.values(WORDS[locale] ?? {})
