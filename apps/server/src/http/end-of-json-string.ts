/**
 * @param start offset of a quotation mark that begins a string in JSON
 * @returns offset of the mark that ends the string; the length of the text where none does
 */
export const endOfJsonString = (text: string, start: number): number => {
  let index = start + 1
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1
  return Math.min(index, text.length)
}
