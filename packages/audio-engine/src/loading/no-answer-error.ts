/**
 * A request got no answer, or its answer broke off: the network is to blame, and no server refused anything. It
 * is a TypeError, as what the browser's own `fetch` rejects with then (Fetch standard, network error).
 */
export class NoAnswerError extends TypeError {
  override readonly name = 'NoAnswerError'

  /** @param source  what did not answer, usually an address */
  constructor(source: string, options?: ErrorOptions) {
    super(`No answer from ${source}`, options)
  }
}
