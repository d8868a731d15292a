/** Longest text, in characters, that fits beside the navigation uncut. */
export const SHORT = 30
/** Room for the host of a mail address and two characters before its @. */
export const LONGEST_END = 16

/**
 * @returns the end of a long text, which stays visible when the middle is cut; the empty text for a
 *   text that fits
 */
export const endOfLongText = (text: string): string => {
  if (text.length <= SHORT) return ''
  const host = text.length - text.lastIndexOf('@') + 2
  return text.slice(-Math.min(host, LONGEST_END))
}
