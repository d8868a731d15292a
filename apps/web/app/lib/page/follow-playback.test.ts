import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const MINUTE_MS = 60_000

const site = vi.hoisted(() => ({ errorReports: 1 }))
vi.mock('./site-config.ts', () => ({ loadSiteConfig: () => Promise.resolve(site) }))

/** A page that was just opened, whose requests are kept. */
const openPage = async () => {
  vi.resetModules()
  const { followPlayback } = await import('./follow-playback.ts')
  const events = new EventTarget()
  const sent: { readonly address: string; readonly body: unknown }[] = []
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('fetch', (address: string, { body }: { readonly body: string }) => {
    sent.push({ address, body: JSON.parse(body) as unknown })
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  const leave = () => events.dispatchEvent(new Event('pagehide'))
  return { followPlayback, leave, sent }
}

beforeEach(() => {
  vi.useFakeTimers()
  site.errorReports = 1
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells minutes and underruns of all contexts once, when the page is left', async () => {
  const { followPlayback, leave, sent } = await openPage()
  const playbackStats = { totalDuration: 0, underrunEvents: 0, averageLatency: 0.2 }
  followPlayback({ playbackStats })
  followPlayback({ playbackStats: { totalDuration: 65, underrunEvents: 2 } })
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  Object.assign(playbackStats, { totalDuration: 3600, underrunEvents: 1 })
  leave()
  leave()
  expect(sent).toEqual([{ address: '/reports/playback', body: { minutes: 61, underruns: 3 } }])
})

it('tells nothing of less than a minute, nor before one has passed', async () => {
  const { followPlayback, leave, sent } = await openPage()
  followPlayback({ playbackStats: { totalDuration: 59, underrunEvents: 0 } })
  leave()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  leave()
  expect(sent).toEqual([])
})

it('tells nothing where the operator wants no reports, or the browser does not count', async () => {
  site.errorReports = 0
  const { followPlayback, leave, sent } = await openPage()
  followPlayback({})
  followPlayback({ playbackStats: { totalDuration: 3600, underrunEvents: 0 } })
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  leave()
  expect(sent).toEqual([])
})
