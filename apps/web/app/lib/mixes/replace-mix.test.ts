import { beforeEach, expect, it, vi } from 'vitest'
import type { Engine, PlayableMix } from '@dhvani/audio-engine'
import { createMemoryStorage } from '#lib/store/create-memory-storage.ts'
import type { OpenedMix } from './opened-mix.ts'
import { aMixer, track, type Track } from './testing/mixer.ts'
// Read before the tests: on a busy machine the first reading takes longer than a hook may.
import './replace-mix.ts'

vi.mock('virtual:sound-manifest', () => ({ sounds: {} }))

let mixer: ReturnType<typeof aMixer>
let page: Awaited<ReturnType<typeof openPage>>

/** A page of this tab, with nothing in its memory. */
const openPage = async (userId: string) => {
  vi.resetModules()
  const { setEngine } = await import('#lib/engine/current-engine.ts')
  const { changeSession } = await import('#lib/session/session.ts')
  const opened = await import('./opened-mix.ts')
  const titles = await import('./mix-title.ts')
  const replacing = await import('./replace-mix.ts')
  changeSession({ status: 'signed-in', userId, email: `${userId}@example.com` })
  setEngine({
    mixer,
    preview: { close: () => undefined },
    unlock: async () => true,
  } as unknown as Engine)
  return {
    ...opened,
    ...titles,
    ...replacing,
    offerSetAsideMix: () => replacing.offerSetAsideMix(() => undefined),
  }
}

const open = async (userId = 'asha') => {
  page = await openPage(userId)
}

/** The page comes back with the mix that the account kept, paused. */
const reload = async (userId?: string) => {
  const { tracks, masterVolume } = mixer.getSnapshot()
  mixer = aMixer()
  mixer.restore({ masterVolume, tracks })
  await open(userId)
}

beforeEach(async () => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  mixer = aMixer()
  await open()
})

/** The listener makes a mix. */
const make = (...tracks: readonly Track[]) => mixer.change(() => tracks)

const tryOut = (id: string) =>
  page.replaceMix({ tracks: [{ sound: track(id, 0, true).sound, volume: 40 }] })

const MONSOON: OpenedMix = {
  id: 'monsoon',
  mix: { version: 1, masterVolume: 80, sounds: [] },
  absent: [],
}

it('plays the other mix, and brings the own one back with its volumes and pauses', () => {
  make(track('rain', 50, true), track('train', 20, false))
  const offer = tryOut('breeze')
  expect(mixer.shown()).toEqual(['breeze 40'])
  offer?.action?.onAction()
  expect(mixer.shown()).toEqual(['rain 50', 'train 20 paused'])
})

it('offers no way back where there was no mix', () => {
  expect(tryOut('breeze')).toBeUndefined()
})

it('closes the saved mix that was open, and opens it again with the mix', () => {
  make(track('rain', 50, true))
  page.openedMix.set(MONSOON)
  tryOut('breeze')
  expect(page.openedMix.get()).toBeUndefined()
  tryOut('train')?.action?.onAction()
  expect(mixer.shown()).toEqual(['rain 50'])
  expect(page.openedMix.get()).toEqual(MONSOON)
})

/** The name of the mix in the mixer, which it came with. */
const named = () => page.nameOfMix(page.mixTitle.get(), mixer.getSnapshot().tracks)

it('gives a mix the name that it came with, and the own one its own, also after a reload', async () => {
  make(track('rain', 50, true))
  page.nameMix('Monsoon', mixer.getSnapshot().tracks)
  page.replaceMix({ tracks: [{ sound: track('rain', 0, true).sound, volume: 40 }], name: 'Night' })
  expect(named()).toBe('Night')
  tryOut('rain')
  expect(named()).toBeUndefined()
  await reload()
  page.offerSetAsideMix()?.action?.onAction()
  expect(named()).toBe('Monsoon')
})

it('knows name and saved mix of the own mix that comes after one was tried', () => {
  page.nameMix('Monsoon', [track('rain', 50, true)])
  page.openedMix.set(MONSOON)
  tryOut('breeze')
  expect(page.setAsideIfTrying(kept(track('rain', 50, true)))).toBe(true)
  page.offerSetAsideMix()?.action?.onAction()
  expect(named()).toBe('Monsoon')
  expect(page.openedMix.get()).toEqual(MONSOON)
})

it('brings back the own mix after two that were only tried, also paused', () => {
  make(track('rain', 50, true))
  tryOut('breeze')
  mixer.toggle('breeze')
  tryOut('train')?.action?.onAction()
  expect(mixer.shown()).toEqual(['rain 50'])
})

it.each([
  ['a volume', () => make(track('breeze', 41, true)), ['breeze 41']],
  [
    'a sound',
    () => make(track('breeze', 40, true), track('koel-singing', 30, true)),
    ['breeze 40', 'koel-singing 30'],
  ],
])('takes the tried mix for the own one once the listener changed %s', (_, change, own) => {
  make(track('rain', 50, true))
  tryOut('breeze')
  change()
  tryOut('train')?.action?.onAction()
  expect(mixer.shown()).toEqual(own)
})

it('does not forget a change that the listener took back', () => {
  make(track('rain', 50, true))
  tryOut('breeze')
  make()
  make(track('breeze', 40, true))
  tryOut('train')?.action?.onAction()
  expect(mixer.shown()).toEqual(['breeze 40'])
})

it('takes the tried mix for the own one once the listener saved it', () => {
  make(track('rain', 50, true))
  tryOut('breeze')
  page.openedMix.set(MONSOON)
  tryOut('train')?.action?.onAction()
  expect(mixer.shown()).toEqual(['breeze 40'])
  expect(page.openedMix.get()).toEqual(MONSOON)
})

it('brings the own mix back after a reload, with its volumes, pauses and saved mix', async () => {
  make(track('rain', 50, true), track('train', 20, false))
  page.openedMix.set(MONSOON)
  tryOut('breeze')
  await reload()
  expect(mixer.shown()).toEqual(['breeze 40 paused'])
  page.offerSetAsideMix()?.action?.onAction()
  expect(mixer.shown()).toEqual(['rain 50', 'train 20 paused'])
  expect(page.openedMix.get()).toEqual(MONSOON)
})

/** What the account keeps, before the mixer holds it. */
const kept = (...tracks: readonly Track[]): PlayableMix => ({ masterVolume: 80, tracks })

it('leads to the own mix, paused, where another one was tried before it was back', () => {
  tryOut('breeze')
  expect(page.setAsideIfTrying(kept(track('rain', 50, true), track('train', 20, false)))).toBe(true)
  page.offerSetAsideMix()?.action?.onAction()
  expect(mixer.shown()).toEqual(['rain 50 paused', 'train 20 paused'])
})

it('leads to the own mix also where two were tried and the first is the kept one', async () => {
  make(track('rain', 50, true))
  tryOut('breeze')
  mixer = aMixer()
  await open()
  tryOut('train')
  expect(page.setAsideIfTrying(kept(track('breeze', 40, true)))).toBe(true)
  page.offerSetAsideMix()?.action?.onAction()
  expect(mixer.shown()).toEqual(['rain 50'])
})

const tryAndAdd = () => {
  tryOut('breeze')
  make(track('breeze', 40, true), track('train', 20, true))
}

it.each([
  ['no mix was tried', () => make(track('breeze', 40, true)), kept(track('rain', 50, true))],
  ['the account keeps none', () => tryOut('breeze'), kept()],
  ['the listener added to the tried mix', tryAndAdd, kept(track('rain', 50, true))],
])('puts nothing behind the mix in the mixer where %s', (_, act, mix) => {
  act()
  expect(page.setAsideIfTrying(mix)).toBe(false)
})

it('keeps the own mix over two reloads, and over another trial after one', async () => {
  make(track('rain', 50, true))
  tryOut('breeze')
  await reload()
  expect(page.offerSetAsideMix()).toBeDefined()
  tryOut('train')
  await reload()
  page.offerSetAsideMix()?.action?.onAction()
  expect(mixer.shown()).toEqual(['rain 50'])
})

it.each([
  ['there was no trial', () => undefined],
  ['the own mix is back', () => tryOut('breeze')?.action?.onAction()],
  [
    'the listener changed the tried mix',
    () => {
      tryOut('breeze')
      make(track('breeze', 41, true))
    },
  ],
  [
    'the listener saved the tried mix',
    () => {
      tryOut('breeze')
      page.openedMix.set(MONSOON)
    },
  ],
])('offers nothing after a reload where %s', async (_, before) => {
  make(track('rain', 50, true))
  before()
  await reload()
  expect(page.offerSetAsideMix()).toBeUndefined()
})

it('takes the tried mix for the own one once the listener changed it after a reload', async () => {
  make(track('rain', 50, true))
  tryOut('breeze')
  await reload()
  page.offerSetAsideMix()
  make(track('breeze', 41, true))
  await reload()
  expect(page.offerSetAsideMix()).toBeUndefined()
})

it('offers no way back to a mix that another tab has changed meanwhile', async () => {
  make(track('rain', 50, true))
  tryOut('breeze')
  await reload()
  make(track('koel-singing', 30, false))
  expect(page.offerSetAsideMix()).toBeUndefined()
})

it('does not offer the mix of another account', async () => {
  make(track('rain', 50, true))
  tryOut('breeze')
  await reload('ravi')
  expect(page.offerSetAsideMix()).toBeUndefined()
})

it.each([
  ['signs out', { status: 'signed-out' }],
  ['gives the page to another account', { status: 'signed-in', userId: 'ravi', email: '' }],
] as const)('takes the way back away when the listener %s', async (_, session) => {
  const { changeSession } = await import('#lib/session/session.ts')
  make(track('rain', 50, true))
  const end = vi.fn()
  const leave = tryOut('breeze')?.until?.(end)
  changeSession({ status: 'signed-in', userId: 'asha', email: 'new@example.com' })
  expect(end).not.toHaveBeenCalled()
  changeSession(session)
  expect(end).toHaveBeenCalled()
  leave?.()
})

it.each([
  'not JSON',
  '{}',
  '{"userId":"asha","inPlace":"[]","own":{"mix":{"tracks":[7]},"paused":[]}}',
])('offers nothing where storage holds %s', async (kept) => {
  sessionStorage.setItem('dhvani.own-mix', kept)
  await reload()
  expect(page.offerSetAsideMix()).toBeUndefined()
})
