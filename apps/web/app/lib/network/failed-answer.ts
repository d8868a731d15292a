/** A toast names the request of an answer that came at most this long before it, in milliseconds. */
const RECENT_MS = 3000
/** The form of the server's request ids (http/request-id.ts). */
const ID = /^[\w-]{8,64}$/

let failed: { readonly id: string; readonly at: number } | undefined

/** Remembers the id of a request that the server itself failed. */
export const noteAnswer = ({ status, headers }: Response, now = performance.now()): void => {
  const id = headers.get('x-request-id') ?? ''
  if (status >= 500 && ID.test(id)) failed = { id, at: now }
}

/** @returns the id under which the server's log has a request that failed just now */
export const findReference = (now = performance.now()): string | undefined =>
  failed && now - failed.at < RECENT_MS ? failed.id : undefined
