import { afterEach, expect, it, vi } from 'vitest'
import { pageLack, endLack, untilAskedAgain } from './page-lack.ts'

afterEach(() => {
  for (const lack of ['code', 'hi', 'hi/blog'] as const) endLack(lack)
  vi.unstubAllGlobals()
})

const openPage = () => {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
}

it('says that a text is missing until it has arrived, also where another one arrives before', () => {
  openPage()
  void untilAskedAgain('hi')
  endLack('hi/blog')
  expect(pageLack.getSnapshot()?.lack).toBe('language')
  endLack('hi')
  expect(pageLack.getSnapshot()).toBeUndefined()
})

it('asks for all that is missing with one press', async () => {
  openPage()
  const both = Promise.all([untilAskedAgain('hi'), untilAskedAgain('hi/blog')])
  pageLack.getSnapshot()?.again?.()
  await both
  expect(pageLack.getSnapshot()).toEqual({ lack: 'language' })
})

it('keeps the button while one of two tries runs', () => {
  openPage()
  void untilAskedAgain('hi')
  pageLack.getSnapshot()?.again?.()
  void untilAskedAgain('code')
  expect(pageLack.getSnapshot()?.again).toBeTypeOf('function')
})
