/** Fits beside the navigation as it is. */
const SHORT = 30
/** The end says most of an address: whose mail service it is, and a little before it. */
const LONGEST_END = 16

/**
 * The part of a text that stays when its middle gives way.
 *
 * @returns the empty text for whatever is short enough as it is
 */
export const lastPart = (text: string): string => {
  if (text.length <= SHORT) return ''
  const host = text.length - text.lastIndexOf('@') + 2
  return text.slice(-Math.min(host, LONGEST_END))
}
