import { DetailedError } from 'tus-js-client'

/** The server's refusal of an upload for which the person has no room. Its message says what makes room. */
export class QuotaReached extends Error {
  override readonly name = 'QuotaReached'
}

/** What the protocol of parts answers with the same status when a file is larger than any may be. */
const FILE_TOO_LARGE = 'Maximum size exceeded'

/** A proxy refuses with the same status too, and with a page of its own. */
const isPlainText = (type: string | undefined) => type?.startsWith('text/plain') === true

const wordsOfParts = ({ originalResponse }: DetailedError): string | undefined => {
  if (originalResponse?.getStatus() !== 413) return undefined
  const words = originalResponse.getBody()
  const isOurs = isPlainText(originalResponse.getHeader('content-type')) && words !== FILE_TOO_LARGE
  return isOurs ? words : undefined
}

const wordsOfWhole = (error: Error & { readonly code?: unknown }): string | undefined =>
  error.code === 'QuotaExceeded' ? error.message : undefined

/**
 * @param error what an upload of a whole file or of parts failed with (docs/contract/storage.md §1, §9)
 * @returns the refusal in the server's own words; undefined for any other failure
 */
export const findQuotaReached = (error: unknown): QuotaReached | undefined => {
  if (!(error instanceof Error)) return undefined
  const words = error instanceof DetailedError ? wordsOfParts(error) : wordsOfWhole(error)
  return words ? new QuotaReached(words, { cause: error }) : undefined
}
