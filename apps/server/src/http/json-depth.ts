import { endOfJsonString } from './end-of-json-string.ts'

/** Levels of arrays and objects in JSON from outside, at every door (docs/contract/data.md §10). */
export const MAX_JSON_DEPTH = 32

/**
 * Counts open brackets outside strings, without recursion and before anything parses the text:
 * PostgreSQL's parser recurses, and the embedded one does not survive 100,000 levels.
 *
 * For text that is no JSON the answer is right up to the first error, where a parser stops.
 */
export const isTooDeep = (text: string): boolean => {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (character === '"') index = endOfJsonString(text, index)
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > MAX_JSON_DEPTH) return true
    } else if (character === ']' || character === '}') depth -= 1
  }
  return false
}
