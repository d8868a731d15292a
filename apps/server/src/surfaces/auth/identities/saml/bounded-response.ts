/** A response with a hundred groups of a person has a quarter of it. */
const MOST_BYTES = 65_536
/** The library's work grows with the square of their number: 25,000 empty elements took it most of a minute. */
const MOST_ELEMENTS = 500

/** Comments, CDATA and document types. No signed assertion needs one, and parsers read them differently. */
const DECLARATION = '<!'
const START_OF_ELEMENT = /<(?!\/)/g

/**
 * Bounds what a response may cost before anything parses it: it comes from a stranger until its signature is
 * verified, and it is verified on the thread that answers all callers.
 *
 * @param response in base64, as a form brings it
 * @throws for more bytes, more elements or other markup than a provider sends
 */
export const requireBoundedResponse = (response: string): void => {
  if (response.length > (MOST_BYTES * 4) / 3) throw new Error('The response is too long.')
  const xml = Buffer.from(response, 'base64').toString('utf8')
  if (xml.includes(DECLARATION)) throw new Error('The response has a declaration or a comment.')
  if ((xml.match(START_OF_ELEMENT)?.length ?? 0) > MOST_ELEMENTS)
    throw new Error('The response has too many elements.')
}
