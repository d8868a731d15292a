import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '#start/read-config.ts'
import { findOrigin } from './find-origin.ts'

afterEach(() => vi.restoreAllMocks())

const config = readConfig({
  HOST: '0.0.0.0',
  PORT: '3000',
  PUBLIC_URL: 'http://casaos.example:3080',
  AUTH_AUTOCONFIRM: 'true',
})
const PUBLIC = 'http://casaos.example:3080'
const BESIDE = 'http://127.0.0.1:3000'
const UP = () => new Response('{"status":"up"}')

/** A network in which only these addresses answer. */
const aNetwork = (answers: Readonly<Record<string, () => Response>>) => {
  const keys: (string | null)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    keys.push(request.headers.get('apikey'))
    const answer = answers[new URL(request.url).origin]
    if (!answer) throw new TypeError('fetch failed')
    return answer()
  })
  return keys
}

it.each([
  ['the public address, where the server answers', { [PUBLIC]: UP, [BESIDE]: UP }, PUBLIC],
  ['the server beside it, where a container does not know the name', { [BESIDE]: UP }, BESIDE],
  [
    'the server beside it, where a router answers for the public address',
    { [PUBLIC]: () => new Response('<h1>Router</h1>'), [BESIDE]: UP },
    BESIDE,
  ],
  [
    'the public address, where another program listens beside it',
    { [BESIDE]: () => new Response('{"status":"up"}', { status: 404 }) },
    PUBLIC,
  ],
  ['the public address, where nothing answers', {}, PUBLIC],
])('asks %s', async (_case, answers, origin) => {
  const keys = aNetwork(answers)
  expect(await findOrigin(config)).toBe(origin)
  expect(new Set(keys)).toEqual(new Set([null]))
})
