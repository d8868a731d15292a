import { afterEach, expect, it, vi } from 'vitest'
import { createSmallWindow } from './small-window.ts'

const SIZE = { width: 300, height: 190 }

/** A window that tells its end when the test lets it. */
const aWindow = () => {
  const events = new EventTarget()
  return Object.assign(events, {
    close: vi.fn<() => void>(),
    end: () => events.dispatchEvent(new Event('pagehide')),
  })
}

/** A browser that opens these windows, one after the other. */
const openBrowser = (...windows: readonly ReturnType<typeof aWindow>[]) => {
  const left = [...windows]
  vi.stubGlobal('documentPictureInPicture', { requestWindow: async () => left.shift() })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('knows that the window was closed by hand, and opens another at the next press', async () => {
  const [first, second] = [aWindow(), aWindow()]
  openBrowser(first, second)
  const { opened, toggle } = createSmallWindow(SIZE)
  await toggle()
  expect(opened.getSnapshot()).toBe(first)
  first.end()
  expect(opened.getSnapshot()).toBeUndefined()
  await toggle()
  expect(opened.getSnapshot()).toBe(second)
  await toggle()
  expect(second.close).toHaveBeenCalledOnce()
})

it('keeps the window of two quick presses, though the end of the first one is told late', async () => {
  const [first, second] = [aWindow(), aWindow()]
  openBrowser(first, second)
  const { opened, toggle } = createSmallWindow(SIZE)
  await Promise.all([toggle(), toggle()])
  first.end()
  expect(opened.getSnapshot()).toBe(second)
})
