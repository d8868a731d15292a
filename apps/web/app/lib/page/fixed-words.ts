import { say } from './say.ts'

/**
 * The texts that docs/contract/product.md fixes (`FIXED_TEXTS`) go between parts of the page as errors. Each is a message too,
 * and a dictionary has messages by their English text.
 *
 * @returns a fixed text in the page's language; any other text as it is
 */
export const fixedWords = (text: string): string => say(text)
