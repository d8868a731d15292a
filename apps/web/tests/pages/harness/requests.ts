/** Answers a request as a server would; `undefined` for a request that it does not know. */
export type Answer = (request: Request) => Promise<Response | undefined>

/** What a test does with one request, by Playwright's names. */
export type Route = {
  request(): {
    url(): string
    method(): string
    headers(): Record<string, string>
    postData(): Promise<string>
  }
  fulfill(answer: {
    status?: number
    json?: unknown
    body?: string
    contentType?: string
    headers?: Record<string, string>
  }): Promise<void>
  continue(): Promise<void>
  /** The line breaks: no answer comes. */
  abort(): Promise<void>
}

type Handler = (route: Route) => unknown
type Rule = { readonly pattern: string | RegExp; readonly handle: Handler }
type Wish = {
  readonly isWanted: (request: Request) => boolean
  readonly tell: (request: Request) => void
}

const toPattern = (glob: string | RegExp): RegExp =>
  glob instanceof RegExp
    ? glob
    : new RegExp(
        `^${glob
          .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
          .replaceAll('?', '.')
          .replaceAll('**', '\0')
          .replaceAll('*', '[^/]*')
          .replaceAll('\0', '.*')}$`,
      )

/** The network of a page: the stand-in answers, unless a rule of the test does. */
export const createRequests = (answer: Answer, tellProblem: (problem: string) => void) => {
  let rules: Rule[] = []
  const wishes = new Set<Wish>()
  let isOffline = false

  const broken = () => {
    tellProblem('failed: net::ERR_FAILED Failed to fetch')
    return new TypeError('Failed to fetch')
  }

  /** Asks the rules, the last one first. */
  const ask = async (
    request: Request,
    pass: (request: Request) => Promise<Response>,
  ): Promise<Response> => {
    const rule = rules.findLast(({ pattern }) => toPattern(pattern).test(request.url))
    if (!rule) return pass(request)
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
    await rule.handle({
      request: () => ({
        url: () => request.url,
        method: () => request.method,
        headers: () => Object.fromEntries(request.headers),
        postData: () => request.clone().text(),
      }),
      fulfill: async ({ status = 200, json, body, contentType, headers = {} }) =>
        resolve(
          new Response(json === undefined ? (body ?? null) : JSON.stringify(json), {
            status,
            headers: {
              'content-type':
                contentType ?? (json === undefined ? 'text/plain' : 'application/json'),
              ...headers,
            },
          }),
        ),
      continue: async () => {
        await pass(request).then(resolve, reject)
      },
      abort: async () => reject(broken()),
    })
    return promise
  }

  /** @param beyond what answers where the stand-in does not: files of the site */
  const send = async (
    request: Request,
    beyond: (request: Request) => Promise<Response>,
  ): Promise<Response> => {
    for (const wish of wishes) if (wish.isWanted(request)) wish.tell(request)
    if (isOffline) throw broken()
    const response = await ask(request, async (asked) => (await answer(asked)) ?? beyond(asked))
    if (request.signal.aborted) throw request.signal.reason as Error
    if (response.status >= 400) tellProblem(`${response.status}: ${request.method} ${request.url}`)
    return response
  }

  return {
    send,
    route: (pattern: string | RegExp, handle: Handler) => {
      rules.push({ pattern, handle })
      return Promise.resolve()
    },
    unroute: (pattern: string | RegExp) => {
      rules = rules.filter((rule) => String(rule.pattern) !== String(pattern))
      return Promise.resolve()
    },
    waitForRequest: (isWanted: (request: Request) => boolean): Promise<Request> => {
      const { promise, resolve } = Promise.withResolvers<Request>()
      const wish = {
        isWanted,
        tell: (request: Request) => {
          wishes.delete(wish)
          resolve(request.clone())
        },
      }
      wishes.add(wish)
      return promise
    },
    setOffline: (next: boolean) => {
      isOffline = next
    },
  }
}
