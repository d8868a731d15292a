import { afterEach, expect, it, vi } from 'vitest'
import { missingPage, tellArrived, untilAskedAgain } from './missing-page.ts'

afterEach(() => {
  for (const lack of ['code', 'hi', 'hi/blog'] as const) tellArrived(lack)
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
  tellArrived('hi/blog')
  expect(missingPage.getSnapshot()?.lack).toBe('language')
  tellArrived('hi')
  expect(missingPage.getSnapshot()).toBeUndefined()
})

it('asks for all that is missing with one press', async () => {
  openPage()
  const both = Promise.all([untilAskedAgain('hi'), untilAskedAgain('hi/blog')])
  missingPage.getSnapshot()?.again?.()
  await both
  expect(missingPage.getSnapshot()).toEqual({ lack: 'language' })
})

it('keeps the button while one of two tries runs', () => {
  openPage()
  void untilAskedAgain('hi')
  missingPage.getSnapshot()?.again?.()
  void untilAskedAgain('code')
  expect(missingPage.getSnapshot()?.again).toBeTypeOf('function')
})
