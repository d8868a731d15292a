import { afterEach, expect, it, vi } from 'vitest'
import { loadRouteModule } from './load-route-module.ts'
import { pageLack } from './page-lack.ts'

const ROUTE = { id: 'en/terms', module: 'data:text/javascript,export const page = 1' }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openPage = () => {
  vi.useFakeTimers()
  const events = new EventTarget()
  const reload = vi.fn()
  const state = { isReachable: false }
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('reportError', vi.fn())
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', () =>
    state.isReachable
      ? Promise.resolve(new Response(''))
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  return { state, reload, events }
}

it('keeps the open page while the next one does not arrive, and says so', async () => {
  const { state, reload } = openPage()
  const loaded: Record<string, unknown> = {}
  const module = loadRouteModule(ROUTE, loaded)
  await vi.advanceTimersByTimeAsync(7500)
  expect(pageLack.getSnapshot()?.again).toBeTypeOf('function')
  expect(reportError).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()

  state.isReachable = true
  pageLack.getSnapshot()?.again?.()
  expect(pageLack.getSnapshot()).toEqual({ lack: 'code' })
  await expect(module).resolves.toMatchObject({ page: 1 })
  expect(pageLack.getSnapshot()).toBeUndefined()
  expect(loaded).toHaveProperty(['en/terms', 'page'], 1)
})

it('tries again without a press when the browser comes online', async () => {
  const { state, events } = openPage()
  const module = loadRouteModule({ ...ROUTE, module: `${ROUTE.module};` }, {})
  await vi.advanceTimersByTimeAsync(7500)
  state.isReachable = true
  events.dispatchEvent(new Event('online'))
  await expect(module).resolves.toMatchObject({ page: 1 })
})
