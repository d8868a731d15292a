import { beforeEach, expect, it, vi } from 'vitest'
import { createSavedValue } from './saved-value.ts'

const KEY = 'dhvani.test'

/** A browser's storage and its tab; `changeElsewhere` is another tab that writes; `show` shows the page. */
const aTab = () => {
  const stored = new Map<string, string>()
  const tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  return {
    stored,
    changeElsewhere: (text: string, key: string | null = KEY) => {
      stored.set(KEY, text)
      tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
    show: (persisted: boolean) => {
      tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    },
  }
}

const aCount = () =>
  createSavedValue<number>({
    key: KEY,
    version: 2,
    fallback: 7,
    parse: (saved, version) => {
      if (typeof saved !== 'number') return undefined
      return version === 1 ? saved * 100 : saved
    },
  })

beforeEach(() => {
  vi.unstubAllGlobals()
})

it('gives after a reload what was set before it', () => {
  aTab()
  aCount().set(12)
  expect(aCount().get()).toBe(12)
})

it('lets `parse` read what an older version saved', () => {
  const { stored } = aTab()
  stored.set(KEY, '{"version":1,"value":3}')
  expect(aCount().get()).toBe(300)
})

it.each(['', '{', 'null', '3', '{"version":2}', '{"version":2,"value":"3"}'])(
  'gives the fallback where storage holds %j',
  (text) => {
    aTab().stored.set(KEY, text)
    expect(aCount().get()).toBe(7)
  },
)

it('keeps the value for this page where the browser blocks storage', () => {
  aTab()
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const count = aCount()
  count.set(5)
  expect(count.get()).toBe(5)
})

it('tells subscribers what another tab saved, and nothing of other keys', () => {
  const { changeElsewhere } = aTab()
  const count = aCount()
  const seen: number[] = []
  const leave = count.subscribe(() => seen.push(count.get()))
  changeElsewhere('{"version":2,"value":1}')
  changeElsewhere('{"version":2,"value":2}', 'dhvani.other')
  changeElsewhere('{"version":2,"value":3}', null)
  leave()
  changeElsewhere('{"version":2,"value":4}')
  expect(seen).toEqual([1, 3])
  expect(count.get()).toBe(4)
})

it('reads again when the page comes back from the back/forward cache, which misses events', () => {
  const { stored, show } = aTab()
  const count = aCount()
  const seen: number[] = []
  count.subscribe(() => seen.push(count.get()))
  stored.set(KEY, '{"version":2,"value":1}')
  show(false)
  expect(seen).toEqual([])
  show(true)
  expect(seen).toEqual([1])
})

it('keeps a value that storage refused when the page comes back', () => {
  const { show } = aTab()
  vi.stubGlobal('localStorage', {
    getItem: () => '{"version":2,"value":1}',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const count = aCount()
  count.set(5)
  show(true)
  expect(count.get()).toBe(5)
})
