import { resolve } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness/index.ts'

const BUILT = resolve(import.meta.dirname, '../../../web/build/client')
const codeOf = (text: string) => Buffer.from(text).toString('base64url')
/** Rain at 64 and breeze at 30 of 100, master at 80. */
const mixOf = (name = '') => `1.28.a1s0e0u0.${codeOf(name)}`
const BEAT = '1.96.70.0a2801h1e1'

/** As many links as a test asks for come from a network of its own. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    siteDirectory: BUILT,
    config: { TRUST_PROXY: 'true', AUTH_RATE_LIMITS: 'on' },
  })
})
afterAll(() => server.close())

/** @returns what the first of thirty tries that gives something gives */
const firstOf = async <T>(start: number, attempt: (number: number) => Promise<T | undefined>) => {
  for (let number = start; number < start + 30; number += 1) {
    const found = await attempt(number)
    if (found !== undefined) return found
  }
  throw new Error('thirty more were made')
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    headers: { 'x-forwarded-for': '192.0.2.1', ...headers },
    redirect: 'manual',
  })
const textAt = async (path: string) => (await get(path)).text()

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]
const attribute = (html: string, pattern: string): string[] =>
  [...html.matchAll(new RegExp(`<[^>]*${pattern}[^>]*?(?:content|href)="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  )

it('tells a crawler in HTML which mix an address holds', async () => {
  const path = `/?mix=${mixOf('Monsoon evening')}`
  const html = await textAt(path)
  expect(titleOf(html)).toBe('Monsoon evening | Dhvani')
  const text = 'A mix of Rain and Breeze. Listen to it, change it and make it your own.'
  const card = `${server.url}/social/mix-card.png?mix=${mixOf('Monsoon evening')}`
  for (const [pattern, value] of [
    ['name="description"', text],
    ['property="og:title"', 'Monsoon evening | Dhvani'],
    ['property="og:description"', text],
    ['property="og:url"', server.url + path],
    ['property="og:image"', card],
    ['name="twitter:title"', 'Monsoon evening | Dhvani'],
    ['name="twitter:image"', card],
    ['rel="canonical"', server.url + path],
    ['name="robots"', 'noindex'],
  ] as const)
    expect([pattern, attribute(html, pattern)]).toEqual([pattern, [value]])
})

it('tells it in Hindi, and calls a mix without a name by its sounds', async () => {
  const html = await textAt(`/hi?mix=${mixOf()}`)
  expect(titleOf(html)).toBe('बारिश और हवा | ध्वनि')
  expect(attribute(html, 'property="og:image"')[0]).toContain('/social/hi/mix-card.png?mix=')
  expect(attribute(html, 'property="og:locale"')).toEqual(['hi_IN'])
})

it('tells it which beat, by whom', async () => {
  const html = await textAt(
    `/beatboxer?beat=${BEAT}&title=${codeOf('Evening')}&by=${codeOf('Asha')}`,
  )
  expect(titleOf(html)).toBe("Evening: Asha's beat | Dhvani")
  expect(attribute(html, 'property="og:description"')[0]).toBe(
    'A beat of Teentaal and Tanpura at 96 beats a minute. Play it, change it and make it your own.',
  )
})

it('escapes a name, and shows none of what turns text around', async () => {
  const name = `"><script>alert(1)</script>${String.fromCodePoint(0x20_2e)}txt`
  const answer = await get(`/?mix=${mixOf(name)}`)
  const html = await answer.text()
  expect(html.includes('<script>alert')).toBe(false)
  expect(titleOf(html)).toBe('&quot;scriptalert(1)/scripttxt | Dhvani')
  expect(answer.headers.get('content-security-policy')).toBe(
    (await get('/')).headers.get('content-security-policy'),
  )
})

it.each([
  ['no code', '/?mix='],
  ['a code of another version', '/?mix=9.28.a1s0.'],
  ['letters that are none', '/?mix=1.28.%00%ff.'],
  ['a name without end', `/?mix=${mixOf('a'.repeat(9000))}`],
  ['other fields', '/?utm_source=mail'],
  ['a beat at the address of Home', `/?beat=${BEAT}`],
])('gives the plain page for %s', async (_, path) => {
  expect((await textAt(path)) === (await textAt('/'))).toBe(true)
})

it('takes no name of 100 kB', async () => {
  expect((await get(`/?mix=${mixOf('a'.repeat(75_000))}`)).status).toBe(431)
})

it('answers a page of a link with 304 while it is unchanged', async () => {
  const path = `/?mix=${mixOf('Again')}`
  const etag = (await get(path)).headers.get('etag') ?? ''
  expect(etag).not.toBe((await get('/')).headers.get('etag'))
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
})

/** @returns red, green, blue and alpha of each pixel, as one number */
const pixelsOf = (png: Buffer) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
  return new Uint32Array(new Uint8Array(new Resvg(svg).render().pixels).buffer)
}
const cardAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())
/** Share of the pixels that differ. */
const difference = (one: Uint32Array, other: Uint32Array) =>
  one.filter((pixel, index) => pixel !== other[index]).length / one.length

it('draws a card of 1200 × 630 that shows the mix', async () => {
  const answer = await get(`/social/mix-card.png?mix=${mixOf('Monsoon')}`)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  const png = Buffer.from(await answer.arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  const own = pixelsOf(png)
  expect(new Set(own).size).toBeGreaterThan(200)
  const [same, named, louder, hindi] = await Promise.all(
    [
      `/social/mix-card.png?mix=${mixOf('Monsoon')}`,
      `/social/mix-card.png?mix=${mixOf('Winter')}`,
      `/social/mix-card.png?mix=1.28.a2s0e0u0.${codeOf('Monsoon')}`,
      `/social/hi/mix-card.png?mix=${mixOf('Monsoon')}`,
    ].map(async (path) => pixelsOf(await cardAt(path))),
  )
  expect(difference(own, same!)).toBe(0)
  for (const other of [named!, louder!, hindi!]) {
    expect(difference(own, other)).toBeGreaterThan(0.0005)
    // The picture behind them is the same.
    expect(difference(own, other)).toBeLessThan(0.1)
  }
  const etag = answer.headers.get('etag') ?? ''
  const again = await get(`/social/mix-card.png?mix=${mixOf('Monsoon')}`, { 'if-none-match': etag })
  expect(again.status).toBe(304)
})

it('draws names in Devanagari, and what it can of others', async () => {
  const [joined, apart, emoji, sounds] = await Promise.all(
    ['क्षमा', 'कषमा', '雨', ''].map(async (name) =>
      pixelsOf(await cardAt(`/social/hi/mix-card.png?mix=${mixOf(name)}`)),
    ),
  )
  expect(difference(joined!, apart!)).toBeGreaterThan(0.0005)
  expect(difference(emoji!, sounds!)).toBe(0)
})

it.each([
  '/social/mix-card.png',
  '/social/mix-card.png?mix=1.28',
  '/social/hi/beat-card.png?beat=1.96.70.',
  `/social/mix-card.png?beat=${BEAT}`,
  '/social/ta/mix-card.png?mix=1.28.a1s0.',
])('has no card at %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})

it('makes a bounded number of pages and cards for one network, which then gets the usual ones', async () => {
  const network = { 'x-forwarded-for': '192.0.2.77' }
  const titleAt = async (number: number) =>
    titleOf(await (await get(`/?mix=${mixOf(`Mix ${number}`)}`, network)).text())
  const titles: unknown[] = []
  for (let number = 0; number < 60; number += 1) titles.push(await titleAt(number))
  expect(titles).toEqual(titles.map((_, number) => `Mix ${number} | Dhvani`))
  // One more comes free every second and a quarter: on a busy machine some of the next are made.
  const usual = await firstOf(60, async (number) => {
    const title = await titleAt(number)
    return title === `Mix ${number} | Dhvani` ? undefined : title
  })
  expect(usual).toBe('Indian Ambient Sound Mixer | Dhvani')
  const card = await firstOf(60, async (number) => {
    const answer = await get(`/social/hi/mix-card.png?mix=${mixOf(`Card ${number}`)}`, network)
    return answer.status === 200 ? undefined : answer
  })
  expect([card.status, card.headers.get('location')]).toEqual([302, '/social/hi/mix.png'])
  expect(card.headers.get('cache-control')).toBe('no-store')
  // What another network had made is sent.
  expect((await get(`/social/mix-card.png?mix=${mixOf('Monsoon')}`, network)).status).toBe(200)
})
