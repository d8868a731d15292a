import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { USER_BUCKET } from '@dhvani/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RATE_RULES } from '#surfaces/auth/rate-rules.ts'
import { CONTACT_MESSAGES } from '#operator/contact/contact-watch.ts'
import { WRITTEN_BYTES } from '#surfaces/data/rows/changed-rows.ts'
import { CHECKOUTS } from '#surfaces/functions/create-checkout.ts'
import { FILES, LISTS } from '#surfaces/storage/file-rates.ts'
import {
  REPORTS_OF_NETWORK,
  REPORTS_OF_SITE,
} from '#surfaces/site/error-reports/take-error-reports.ts'
import {
  PLAYBACK_OF_NETWORK,
  PLAYBACK_OF_SITE,
} from '#surfaces/site/playback-reports/take-playback-reports.ts'
import { CARDS_OF_SITE, LINKS_OF_NETWORK } from '#surfaces/site/shared-links/shared-links.ts'
import { startFuzzedServer } from '../fuzz/fuzzed-server.ts'
import type { Route } from '../fuzz/route-table.ts'
import { aPerson, type TestServer } from '../harness/index.ts'
import { names, readCosts, type CostRow } from './read-costs.ts'

const RULES = [
  ...Object.values(RATE_RULES),
  CONTACT_MESSAGES,
  WRITTEN_BYTES,
  CHECKOUTS,
  FILES,
  LISTS,
  REPORTS_OF_NETWORK,
  REPORTS_OF_SITE,
  PLAYBACK_OF_NETWORK,
  PLAYBACK_OF_SITE,
  LINKS_OF_NETWORK,
  CARDS_OF_SITE,
]
const METRICS_TOKEN = 'a token for numbers'
const UUID = '0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11'

/** What passes the checks that come before the one that asks who calls. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /storage/v1/bucket': { id: 'another', name: 'another' },
  'PUT /storage/v1/bucket/:id': { public: true },
}

const { rows, limits } = readCosts()
let server: TestServer
let routes: readonly Route[]
beforeAll(async () => {
  const config = {
    AUTH_RATE_LIMITS: 'off',
    METRICS_TOKEN,
    SECURITY_CONTACT: 'mailto:a@example.com',
  }
  ;({ server, routes } = await startFuzzedServer({ config }))
})
afterAll(() => server.close())

const rowsOf = (route: Route): readonly CostRow[] =>
  rows.filter(({ routes: written }) => written.some((one) => names(one, route)))

type Caller = { readonly token: string; readonly id: string }
const bearer = ({ token }: Caller) => ({
  apikey: server.publishableKey,
  authorization: `Bearer ${token}`,
})
const visitor = (): Caller => ({ token: server.publishableKey, id: UUID })
const operator = (): Caller => ({ token: server.serviceKey, id: UUID })

const addressOf = (url: string, id: string) =>
  url
    .replace(':table', 'saved_beats')
    .replace(/:bucket|(?<=bucket\/):id/, USER_BUCKET)
    .replace('*', url.includes(':bucket') ? `${id}/a.mp3` : 'a')
    .replaceAll(/:\w+/g, UUID)

type Answer = { readonly status: number; readonly body: string }

/** Sends `body`, or announces more bytes than it sends; a server that refuses does not wait for them. */
const ask = (
  { method, url }: Route,
  headers: Readonly<Record<string, string>>,
  { id = UUID, bytes }: { readonly id?: string; readonly bytes?: number } = {},
): Promise<Answer> => {
  const hasBody = bytes !== undefined || ['POST', 'PUT', 'PATCH'].includes(method)
  const body = JSON.stringify(BODIES[`${method} ${url}`] ?? {})
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const sent = request({
      hostname,
      port,
      method,
      path: addressOf(url, id),
      agent: false,
      headers: {
        ...headers,
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(bytes !== undefined && { 'content-length': String(bytes) }),
      },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      void text(answer).then((read) => {
        sent.destroy()
        resolve({ status: answer.statusCode ?? 0, body: read })
      }, reject)
    })
    if (bytes === undefined) sent.end(hasBody ? body : undefined)
    else sent.write('{')
  })
}

/** HEAD has no body that would tell a refusal; it is the same handler as GET. */
const ofClass = (...classes: readonly string[]) =>
  routes.filter(
    (route) => route.method !== 'HEAD' && rowsOf(route).some(({ who }) => classes.includes(who)),
  )

/** Asks each route, and tells those whose answer `isWrong`. */
const findWrong = async (
  asked: readonly Route[],
  askOne: (route: Route) => Promise<Answer>,
  isWrong: (answer: Answer) => boolean,
): Promise<string[]> => {
  const wrong: string[] = []
  for (const route of asked) {
    const answer = await askOne(route)
    if (isWrong(answer)) wrong.push(`${route.method} ${route.url}: ${answer.status} ${answer.body}`)
  }
  return wrong
}

/** Storage answers 400 for nearly everything, with the true status in the body. */
const isRefused = ({ status, body }: Answer): boolean =>
  [401, 403].includes(status) ||
  /"statusCode":"40[13]"|"NoSuchBucket"|required property 'authorization'/.test(body)

describe('the page on costs', () => {
  it('has each route of the server once', () => {
    const odd = routes.filter((route) => rowsOf(route).length !== 1)
    expect(odd.map(({ method, url }) => `${method} ${url}`)).toEqual([])
  })

  it('has no route that the server has not', () => {
    const written = rows.flatMap((row) => row.routes)
    expect(written.filter((one) => !routes.some((route) => names(one, route)))).toEqual([])
  })

  it('has each limit as it is in the code, and no other', () => {
    const sorted = (list: readonly { readonly name: string }[]) =>
      list.toSorted((one, other) => one.name.localeCompare(other.name))
    expect(sorted(limits)).toEqual(sorted(RULES))
  })
})

const isLetIn = (answer: Answer) => !isRefused(answer)

describe('a caller of less than the page asks for is refused', () => {
  it('without a key, where it asks for one', async () => {
    const closed = ofClass('key', 'session', 'service')
    expect(await findWrong(closed, (route) => ask(route, {}), isLetIn)).toEqual([])
  })

  it('without a session, where it asks for one', async () => {
    const askAsVisitor = (route: Route) => ask(route, bearer(visitor()))
    expect(await findWrong(ofClass('session', 'service'), askAsVisitor, isLetIn)).toEqual([])
  })

  it('without the service key, where it asks for that', async () => {
    const person = await aPerson(server)
    const askAsPerson = (route: Route) => ask(route, bearer(person))
    expect(await findWrong(ofClass('service'), askAsPerson, isLetIn)).toEqual([])
  })

  it('without the token for numbers', async () => {
    for (const route of ofClass('`METRICS_TOKEN`')) {
      expect(await ask(route, bearer(operator()))).toMatchObject({ status: 401 })
      const authorization = `Bearer ${METRICS_TOKEN}`
      expect(await ask(route, { authorization })).toMatchObject({ status: 200 })
    }
  })
})

describe('a caller of as much as the page asks for is not refused', () => {
  it('with nothing at all', async () => {
    expect(await findWrong(ofClass('nothing'), (route) => ask(route, {}), isRefused)).toEqual([])
  })

  it('with a session', async () => {
    const person = await aPerson(server)
    const another = await aPerson(server)
    const askAsPerson = (route: Route) => {
      const caller = route.url.endsWith('/logout') ? another : person
      return ask(route, bearer(caller), caller)
    }
    const last = ofClass('session').filter(({ url }) => url.endsWith('/delete-account'))
    const others = ofClass('session').filter((route) => !last.includes(route))
    expect(await findWrong([...others, ...last], askAsPerson, isRefused)).toEqual([])
  })
})

describe('a body of more bytes than the page says is refused before it comes', () => {
  const SIZES = { '1 MiB': 1_048_576, '2 KiB': 2048 }
  const SWITCHED_OFF = /saml_provider_disabled/

  it.each(Object.entries(SIZES))('%s', async (size, bytes) => {
    const withBody = routes.filter(
      (route) =>
        ['POST', 'PUT', 'PATCH'].includes(route.method) &&
        rowsOf(route).some(({ body }) => body === size),
    )
    expect(withBody.length).toBeGreaterThan(0)
    const sessionRoutes = ofClass('session')
    const person = await aPerson(server)
    const announce = async (route: Route) => {
      const caller = sessionRoutes.includes(route) ? person : operator()
      return ask(route, bearer(caller), { id: caller.id, bytes: bytes + 1 })
    }
    const isTaken = ({ status, body }: Answer) =>
      status !== 413 && !body.includes('"statusCode":"413"') && !SWITCHED_OFF.test(body)
    expect(await findWrong(withBody, announce, isTaken)).toEqual([])
  })
})

it('no route takes TRACE', () => {
  expect(routes.filter(({ method }) => method === 'TRACE')).toEqual([])
})
