import { say } from './say.ts'

/**
 * Parts of the page pass the texts that docs/contract/product.md fixes (`FIXED_TEXTS`) to each other as
 * errors, in English. Each is a message too, and dictionaries find messages by their English text.
 *
 * @returns a fixed text in the page's language; any other text as it is
 */
export const fixedWords = (text: string): string => say(text)
