export type WatchedFetch = typeof fetch

export type Watch = {
  readonly fetch: WatchedFetch
  /** How often each refusal was given, as `status message`. */
  readonly refusals: ReadonlyMap<string, number>
  /** Faults that no outage excuses, one line each. */
  readonly problems: readonly string[]
  /** How long the slowest answer took. */
  readonly slowestMs: number
}

/** Statuses that say "try again later": the data API uses the first, storage both. */
const LATER = new Set([503, 544])
const INSIDES = /\n\s+at |node_modules|\.[jt]s:\d/

const messageOf = (text: string): string | undefined => {
  try {
    return (JSON.parse(text) as { message?: string; msg?: string }).message
  } catch {
    return undefined
  }
}

/** Checks every answer: each must arrive, and a refusal must say that it is temporary. */
export const watchAnswers = (): Watch => {
  const refusals = new Map<string, number>()
  const problems: string[] = []
  let slowestMs = 0
  const look = async (what: string, response: Response) => {
    const text = await response.clone().text()
    const message = messageOf(text)
    if (!LATER.has(response.status) || !message || INSIDES.test(text))
      problems.push(`${what} answered ${response.status}: ${text.slice(0, 300)}`)
    const refusal = `${response.status} ${message}`
    refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1)
  }
  return {
    refusals,
    problems,
    get slowestMs() {
      return slowestMs
    },
    fetch: async (input, init) => {
      const what = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input.toString()}`
      const began = performance.now()
      try {
        const response = await fetch(input, init)
        if (!response.ok) await look(what, response)
        return response
      } catch (error) {
        problems.push(`${what} was not answered: ${String((error as Error).cause ?? error)}`)
        throw error
      } finally {
        slowestMs = Math.max(slowestMs, performance.now() - began)
      }
    },
  }
}
