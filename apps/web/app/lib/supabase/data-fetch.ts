type Fetch = typeof fetch

/**
 * Creates the `fetch` of the data client. A token that is refused belongs to a session that has ended
 * elsewhere, or to a clock that is wrong; renewing finds out which, and ends an ended session here too.
 */
export const createDataFetch =
  (send: Fetch, renew: () => Promise<unknown>): Fetch =>
  async (input, init) => {
    const response = await send(input, init)
    if (response.status === 401) await renew().catch((error: unknown) => reportError(error))
    return response
  }
