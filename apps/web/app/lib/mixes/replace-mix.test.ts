import { beforeEach, expect, it, vi } from 'vitest'
import type { Engine, MixSnapshot, RestorableMix } from '@dhvani/audio-engine'
import { EMPTY_MIX } from '@dhvani/audio-engine/snapshots'
import { percent } from '@dhvani/units'
import { setEngine } from '#lib/engine/current-engine.ts'
import { createStore } from '#lib/page/store.ts'
import { openedMix, type OpenedMix } from './opened-mix.ts'
import { replaceMix } from './replace-mix.ts'

type Track = MixSnapshot['tracks'][number]

const track = (id: string, volume: number, isPlaying: boolean) =>
  ({
    sound: { id, name: id, url: `/${id}.mp3` },
    volume: percent(volume),
    isPlaying,
    status: 'ready',
    output: percent(0),
    isMuted: false,
    isSolo: false,
    isSilenced: false,
    isStreamed: false,
  }) satisfies Track

/** A mixer that keeps its tracks, as the engine's does. */
const aMixer = () => {
  const store = createStore<MixSnapshot>(EMPTY_MIX)
  const change = (run: (tracks: readonly Track[]) => readonly Track[]) =>
    store.set({ ...store.getSnapshot(), tracks: run(store.getSnapshot().tracks) })
  return {
    ...store,
    change,
    restore: ({ tracks, masterVolume }: RestorableMix) =>
      store.set({
        ...EMPTY_MIX,
        masterVolume: percent(masterVolume),
        tracks: tracks.map(({ sound, volume }) => track(sound.id, volume, false)),
      }),
    toggle: (id: string) =>
      change((tracks) =>
        tracks.map((one) => (one.sound.id === id ? { ...one, isPlaying: !one.isPlaying } : one)),
      ),
    shown: () =>
      store
        .getSnapshot()
        .tracks.map(
          ({ sound, volume, isPlaying }) => `${sound.id} ${volume}${isPlaying ? '' : ' paused'}`,
        ),
  }
}

let mixer: ReturnType<typeof aMixer>

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined)
  mixer = aMixer()
  openedMix.set(undefined)
  setEngine({
    mixer,
    preview: { close: () => undefined },
    unlock: async () => true,
  } as unknown as Engine)
})

/** The listener makes a mix. */
const make = (...tracks: readonly Track[]) => mixer.change(() => tracks)

const tryOut = (id: string) =>
  replaceMix({ tracks: [{ sound: track(id, 0, true).sound, volume: 40 }] })

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
  openedMix.set(MONSOON)
  tryOut('breeze')
  expect(openedMix.get()).toBeUndefined()
  tryOut('train')?.action?.onAction()
  expect(mixer.shown()).toEqual(['rain 50'])
  expect(openedMix.get()).toEqual(MONSOON)
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
  openedMix.set(MONSOON)
  tryOut('train')?.action?.onAction()
  expect(mixer.shown()).toEqual(['breeze 40'])
  expect(openedMix.get()).toEqual(MONSOON)
})
