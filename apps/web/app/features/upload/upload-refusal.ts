import { FIXED_TEXTS } from '@dhvani/catalogue'
import { DetailedError } from 'tus-js-client'
import { m } from '#messages'
import { pageLanguage } from '#lib/language/paths.ts'

type Words = (values: { readonly count: number }) => string

/** What the server says of each limit (docs/contract/storage.md §1), by the place of its number. */
const LIMITS: readonly (readonly [RegExp, Words])[] = [
  [/^Your sounds may take (\d+) MB /, m.quota_room],
  [/^You already have (\d+) sounds/, m.quota_sounds],
  [/^You have (\d+) unfinished uploads/, m.quota_unfinished],
  [/^(\d+) of your files are arriving/, m.quota_arriving],
]

/**
 * @param message the server's refusal of an upload, in English
 * @returns the refusal in the page's language; a page in English shows the server's own words, and any page
 *   those that it does not know
 */
export const quotaWords = (message: string): string => {
  if (pageLanguage() === 'en') return message
  for (const [pattern, words] of LIMITS) {
    const count = pattern.exec(message)?.[1]
    if (count !== undefined) return words({ count: Number(count) })
  }
  return message
}

/** An upload that did not come about for a reason of its own. Its message tells it to the listener. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused'
}

/** What the storage service said. Of an upload in parts the code is unknown. */
type Refusal = { readonly status: number; readonly code?: unknown; readonly words: string }

/** What the protocol of parts answers when a file is larger than any may be. */
const FILE_TOO_LARGE = 'Maximum size exceeded'

/** Of what waits for the check (docs/contract/storage.md §11); a store that does not answer has the same code. */
const TOO_MANY_CHECKS = /^Too many files /

/** A proxy refuses with the same status too, and with a page of its own. */
const isPlainText = (type: string | undefined) => type?.startsWith('text/plain') === true

const readRefusal = (error: unknown): Refusal | undefined => {
  if (error instanceof DetailedError) {
    const answer = error.originalResponse
    return answer && isPlainText(answer.getHeader('content-type'))
      ? { status: answer.getStatus(), words: answer.getBody() }
      : undefined
  }
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return undefined
  return { status: Number(error.statusCode), code: error.code, words: error.message }
}

const wordsOf = ({ status, code, words }: Refusal): string | undefined => {
  switch (status) {
    case 413:
      if (code === 'QuotaExceeded') return quotaWords(words)
      if (code !== undefined || words === FILE_TOO_LARGE) return FIXED_TEXTS.fileTooLarge
      return words === '' ? undefined : quotaWords(words)
    case 415:
      return FIXED_TEXTS.invalidTypeOnUpload
    case 422:
      return m.upload_too_costly()
    case 423:
      return m.upload_server_busy()
    case 429:
      return m.upload_many_requests()
    case 503:
    case 544:
      return TOO_MANY_CHECKS.test(words) ? m.upload_server_busy() : m.upload_server_away()
    case 507:
      return m.upload_server_full()
    default:
      return undefined
  }
}

/**
 * @param error what an upload of a whole file or of parts failed with (docs/contract/storage.md §1, §9)
 * @returns the reason that the service gave; undefined where it gave none that a listener can act on
 */
export const findRefusal = (error: unknown): UploadRefused | undefined => {
  const refusal = readRefusal(error)
  const words = refusal && wordsOf(refusal)
  return words === undefined ? undefined : new UploadRefused(words, { cause: error })
}

/**
 * Texts of docs/contract/product.md §5, §6 and §8 are shown as they are, and reasons that have words of
 * their own. Any other error is shown as the fallback text.
 */
export const errorText = (error: unknown): string => {
  if (error instanceof UploadRefused) return error.message
  const known: readonly string[] = Object.values(FIXED_TEXTS)
  const message = error instanceof Error ? error.message : ''
  return known.includes(message) ? message : FIXED_TEXTS.uploadFallback
}
