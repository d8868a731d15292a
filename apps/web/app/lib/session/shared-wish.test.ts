import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claimWish, keepWish, shareWish, takeWish } from './shared-wish.ts'
import { readTabWish } from './tab-wish.ts'

const aStorage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage
}

const RAIN = { sounds: [{ id: 'rain', volume: 62 }] }
const TRAIN = { sounds: [{ id: 'train', volume: 20 }] }
const NIGHT = { sounds: [], mixCode: '1.1o.a1e0h0a1.TmlnaHQ' }
const NOTHING = { sounds: [] }

/** Where auth-js keeps what redeems the link of the latest mail. */
const VERIFIER = 'dhvani-auth-code-verifier'

/** Sends a sign-up's mail from the tab that asked. */
const signUp = (verifier: string) => {
  localStorage.setItem(VERIFIER, verifier)
  shareWish()
}

/** The code after this call runs as in a tab that has this storage. */
const inTab = (tab: Storage) => vi.stubGlobal('sessionStorage', tab)

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
  inTab(aStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('gives the sounds to the tab that asked, once', () => {
  keepWish(RAIN)
  expect(takeWish()).toEqual({ wish: RAIN, isElsewhere: false })
  expect(takeWish()).toEqual({ wish: NOTHING, isElsewhere: false })
})

it('gives the sounds to the tab that a link opened, and tells the one that asked', () => {
  const [asked, opened] = [aStorage(), aStorage()]
  inTab(asked)
  keepWish(RAIN)
  signUp('first')
  inTab(opened)
  claimWish()
  expect(takeWish()).toEqual({ wish: RAIN, isElsewhere: false })
  inTab(asked)
  expect(takeWish()).toEqual({ wish: RAIN, isElsewhere: true })
  expect(readTabWish()).toEqual(NOTHING)
})

it('gives a mix to the tab that a link opened, and back where the code was refused', () => {
  const [asked, opened] = [aStorage(), aStorage()]
  inTab(asked)
  keepWish(NIGHT)
  signUp('first')
  inTab(opened)
  claimWish()?.()
  expect(takeWish().wish).toEqual(NOTHING)
  claimWish()
  expect(takeWish()).toEqual({ wish: NIGHT, isElsewhere: false })
  inTab(asked)
  expect(takeWish()).toEqual({ wish: NIGHT, isElsewhere: true })
})

it('gives the sounds once when the link opens in the tab that asked', () => {
  keepWish(RAIN)
  signUp('first')
  claimWish()
  expect(takeWish()).toEqual({ wish: RAIN, isElsewhere: false })
})

it('gives nothing to a tab that neither asked nor came by a link', () => {
  keepWish(RAIN)
  inTab(aStorage())
  expect(takeWish()).toEqual({ wish: NOTHING, isElsewhere: false })
})

it('leaves the sounds with the tab that asked when the code of the link was refused', () => {
  const [asked, opened] = [aStorage(), aStorage()]
  inTab(asked)
  keepWish(RAIN)
  signUp('first')
  inTab(opened)
  claimWish()?.()
  expect(takeWish().wish).toEqual(NOTHING)
  inTab(asked)
  expect(takeWish()).toEqual({ wish: RAIN, isElsewhere: false })
})

it('gives nothing to a link that is opened after two hours', () => {
  vi.useFakeTimers({ now: 0 })
  keepWish(RAIN)
  signUp('first')
  inTab(aStorage())
  vi.setSystemTime(2 * 3_600_000 + 1)
  expect(claimWish()).toBeUndefined()
  expect(takeWish().wish).toEqual(NOTHING)
})

it('gives a link the latest wish of the tab that sent its mail', () => {
  keepWish(RAIN)
  signUp('first')
  keepWish(TRAIN)
  inTab(aStorage())
  claimWish()
  expect(takeWish().wish).toEqual(TRAIN)
})

it('gives nothing to the link of another sign-up, whose tab had no wish', () => {
  const asked = aStorage()
  inTab(asked)
  keepWish(RAIN)
  signUp('first')
  inTab(aStorage())
  signUp('second')
  inTab(aStorage())
  expect(claimWish()).toBeUndefined()
  expect(takeWish().wish).toEqual(NOTHING)
})

it('gives each of two tabs that asked its own sounds', () => {
  const [first, second] = [aStorage(), aStorage()]
  inTab(first)
  keepWish(RAIN)
  inTab(second)
  keepWish(TRAIN)
  expect(takeWish()).toEqual({ wish: TRAIN, isElsewhere: false })
  inTab(first)
  expect(takeWish()).toEqual({ wish: RAIN, isElsewhere: false })
})

it('keeps the sounds in the tab where the shared storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  keepWish(RAIN)
  expect(takeWish()).toEqual({ wish: RAIN, isElsewhere: false })
})
