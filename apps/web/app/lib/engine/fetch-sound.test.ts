import { beforeEach, expect, it, vi } from 'vitest'
import { fetchSound, registerScheme } from './fetch-sound.ts'

const fetched = vi.fn<typeof fetch>(async () => new Response('from the network'))

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})

it.each(['/rain.mp3?v=a:b', 'https://dhvani.example/rain.mp3', 'other:1.96'])(
  'fetches %s from the network',
  async (address) => {
    registerScheme('beat:', async () => new Response('a beat'))
    const init = { method: 'HEAD' }
    expect(await (await fetchSound(address, init)).text()).toBe('from the network')
    expect(fetched.mock.calls).toEqual([[address, init]])
  },
)

it('asks only the resolver for an address of its scheme', async () => {
  const resolve = vi.fn(async () => new Response('a beat'))
  registerScheme('beat:', resolve)
  expect(await (await fetchSound('beat:1.96:70')).text()).toBe('a beat')
  expect(resolve.mock.calls).toEqual([['1.96:70']])
  expect(fetched).not.toHaveBeenCalled()
})
