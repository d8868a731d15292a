import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFetchSound } from './fetch-sound.ts'

const fetchSound = createFetchSound({ 'beat:': async () => new Response('a beat') })
const fetched = vi.fn<typeof fetch>(async () => new Response('from the network'))

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.useRealTimers()
})

it.each(['/rain.mp3?v=a:b', 'https://dhvani.example/rain.mp3', 'other:1.96'])(
  'fetches %s from the network',
  async (address) => {
    const init = { method: 'HEAD' }
    expect(await (await fetchSound(address, init)).text()).toBe('from the network')
    expect(fetched.mock.calls).toEqual([[address, expect.objectContaining(init)]])
  },
)

it('asks only the resolver for an address of its scheme', async () => {
  const resolve = vi.fn(async () => new Response('a beat'))
  const fetchSound = createFetchSound({ 'beat:': resolve })
  expect(await (await fetchSound('beat:1.96:70')).text()).toBe('a beat')
  expect(resolve.mock.calls).toEqual([['1.96:70']])
  expect(fetched).not.toHaveBeenCalled()
})

it('ends a request that is not answered, after half a minute, as one of a lost network', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fetched.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      }),
  )
  const refused = expect(fetchSound('/rain.mp3')).rejects.toMatchObject({
    name: 'NoAnswerError',
    message: 'No answer from /rain.mp3',
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
})

it('takes the answer of a proxy for a server that was not reached, not for a missing file', async () => {
  const headers = { 'content-type': 'text/html' }
  fetched.mockResolvedValueOnce(new Response('502 Bad Gateway', { status: 502, headers }))
  await expect(fetchSound('/rain.mp3', { method: 'HEAD' })).rejects.toThrow(TypeError)
})

it('passes on that a file is missing', async () => {
  fetched.mockResolvedValueOnce(new Response('no', { status: 404 }))
  expect((await fetchSound('/rain.mp3', { method: 'HEAD' })).status).toBe(404)
})
