/** Answers a request as a server would; `undefined` for a request that it does not know. */
export type Answer = (request: Request) => Promise<Response | undefined>

/** A request of the page, by Playwright's names. */
export type Asked = {
  url(): string
  method(): string
  headers(): Readonly<Record<string, string>>
  /** The body as text. */
  postData(): Promise<string>
  postDataJSON(): Promise<unknown>
}

type Given = {
  readonly status?: number
  readonly json?: unknown
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What a test does with one request, by Playwright's names. */
export type Route = {
  request(): Asked
  fulfill(answer: Given): Promise<void>
  continue(): Promise<void>
  /** What the stand-in answers, for an answer that a test changes. */
  fetch(): Promise<Response>
  /** The line breaks: no answer comes. */
  abort(): Promise<void>
}

type Handler = (route: Route) => unknown
type Rule = { readonly pattern: string | RegExp; readonly handle: Handler }
type Wanted = string | RegExp | ((request: Asked) => boolean)
type Wish = { readonly isWanted: (request: Asked) => boolean; tell(request: Asked): void }

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

const describe = (request: Request): Asked => ({
  url: () => request.url,
  method: () => request.method,
  headers: () => Object.fromEntries(request.headers),
  postData: () => request.clone().text(),
  postDataJSON: () => request.clone().json() as Promise<unknown>,
})

const answerOf = ({ status = 200, json, body, contentType, headers = {} }: Given): Response => {
  const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json')
  return new Response(json === undefined ? (body ?? null) : JSON.stringify(json), {
    status,
    headers: { 'content-type': type, ...headers },
  })
}

const SIGN_OUT = /\/auth\/v1\/logout/
const SIGN_IN = /\/auth\/v1\/(token|verify|signup)/
const REFUSED = 401

/** The network of a page: the stand-in answers, unless a rule of the test does. */
export const createRequests = (answer: Answer, tellProblem: (problem: string) => void) => {
  let rules: Rule[] = []
  const wishes = new Set<Wish>()
  const underWay = new Set<Request>()
  let isOffline = false
  // The server refuses what was on its way when the session ended, and the screen shows nothing of it.
  let isSigningOut = false

  const broken = ({ url }: Request) => {
    tellProblem(`failed: ${url} net::${isOffline ? 'ERR_INTERNET_DISCONNECTED' : 'ERR_FAILED'}`)
    return new TypeError('Failed to fetch')
  }

  /** Asks the rules, the last one first. */
  const ask = async (request: Request, pass: () => Promise<Response>): Promise<Response> => {
    const rule = rules.findLast(({ pattern }) => toPattern(pattern).test(request.url))
    if (!rule) return pass()
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
    const handled = rule.handle({
      request: () => describe(request),
      fulfill: (given) => Promise.resolve(resolve(answerOf(given))),
      continue: () => pass().then(resolve, reject),
      fetch: pass,
      abort: () => Promise.resolve(reject(broken(request))),
    })
    Promise.resolve(handled).catch(reject)
    return promise
  }

  const follow = ({ url }: Request) => {
    if (SIGN_OUT.test(url)) isSigningOut = true
    if (SIGN_IN.test(url)) isSigningOut = false
  }

  const take = async (request: Request, pass: () => Promise<Response>): Promise<Response> => {
    if (isOffline) throw broken(request)
    const response = await ask(request, pass)
    if (request.signal.aborted) throw request.signal.reason as Error
    if (response.status >= 400 && !(isSigningOut && response.status === REFUSED))
      tellProblem(`${response.status}: ${request.method} ${request.url}`)
    return response
  }

  return {
    /** @param beyond what answers where the stand-in does not: files of the site */
    send: async (
      request: Request,
      beyond: (request: Request) => Promise<Response>,
    ): Promise<Response> => {
      follow(request)
      for (const wish of wishes) if (wish.isWanted(describe(request))) wish.tell(describe(request))
      underWay.add(request)
      try {
        return await take(request, async () => (await answer(request.clone())) ?? beyond(request))
      } finally {
        underWay.delete(request)
      }
    },
    /** Addresses of the requests that have no answer yet. */
    underWay: (): readonly string[] => [...underWay].map(({ url }) => url),
    route: (pattern: string | RegExp, handle: Handler) => {
      rules.push({ pattern, handle })
      return Promise.resolve()
    },
    unroute: (pattern: string | RegExp) => {
      rules = rules.filter((rule) => String(rule.pattern) !== String(pattern))
      return Promise.resolve()
    },
    waitForRequest: (wanted: Wanted): Promise<Asked> => {
      const { promise, resolve } = Promise.withResolvers<Asked>()
      const isWanted =
        typeof wanted === 'function'
          ? wanted
          : (request: Asked) => toPattern(wanted).test(request.url())
      const wish: Wish = {
        isWanted,
        tell: (request) => {
          wishes.delete(wish)
          resolve(request)
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

export type Requests = ReturnType<typeof createRequests>
