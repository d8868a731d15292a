/** @returns whether the sign at an offset follows an odd number of backslashes */
const isEscaped = (text: string, offset: number): boolean => {
  let start = offset
  while (text[start - 1] === '\\') start -= 1
  return (offset - start) % 2 === 1
}

/**
 * @param start offset of a quotation mark that begins a string in JSON
 * @returns offset of the mark that ends the string; the length of the text where none does
 */
export const endOfJsonString = (text: string, start: number): number => {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}
