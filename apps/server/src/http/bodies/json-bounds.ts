import { endOfJsonString } from './end-of-json-string.ts'

/** Levels of arrays and objects in JSON from outside, at every door (docs/contract/data.md §10). */
export const MAX_JSON_DEPTH = 32
/**
 * Commas outside of strings. 1 MiB has room for 90,000 keys, which take a parser a seventh of a second, in which no other
 * caller is answered.
 */
export const MOST_JSON_VALUES = 20_000

const [QUOTE, COMMA] = ['"', ','].map((sign) => sign.charCodeAt(0))
const [OPEN_LIST, OPEN_OBJECT] = ['[', '{'].map((sign) => sign.charCodeAt(0))
const [END_OF_LIST, END_OF_OBJECT] = [']', '}'].map((sign) => sign.charCodeAt(0))

/**
 * Counts open brackets and commas outside strings, without recursion and before anything parses the text:
 * PostgreSQL's parser recurses, and the embedded one does not survive 100,000 levels.
 *
 * For text that is no JSON the answer is right up to the first error, where a parser stops.
 *
 * @returns what the text has too much of, in words that follow "has"; `undefined` where it may be parsed
 */
export const findJsonExcess = (text: string): string | undefined => {
  let [depth, values] = [0, 0]
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index)
    if (sign === QUOTE) index = endOfJsonString(text, index)
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1
    else if (sign === END_OF_LIST || sign === END_OF_OBJECT) depth -= 1
    else if (sign === COMMA) values += 1
    if (depth > MAX_JSON_DEPTH) return `more than ${MAX_JSON_DEPTH} levels`
    if (values >= MOST_JSON_VALUES) return `more than ${MOST_JSON_VALUES} values`
  }
  return undefined
}
