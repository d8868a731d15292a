import type { Engine } from '@dhvani/audio-engine'
import { expect, it, vi } from 'vitest'
import { setEngine } from '#lib/engine/current-engine.ts'
import { createMemoryStorage } from '#lib/store/create-memory-storage.ts'
import { beginHour, getHour, leaveSharedHour } from '#lib/sounds/renewal/hour.ts'
import { readSharedHour } from '#lib/sounds/renewal/shared-hours.ts'
import { hearTogether } from './hear-together.ts'
import { replaceMix } from './replace-mix.ts'

vi.mock('virtual:sound-manifest', () => ({ sounds: {} }))

/** A moment within a second. */
const NOW = 1_790_000_000_400

/** An engine that notes what its mixer is told. */
const anEngine = () => {
  const told: string[] = []
  const track = (id: string, flags: object) => ({ sound: { id }, volume: 50, ...flags })
  const tracks = [
    track('rain', { isPlaying: true, isMuted: false, isSolo: true }),
    track('train', { isPlaying: false, isMuted: false, isSolo: false }),
    track('breeze', { isPlaying: true, isMuted: true, isSolo: false }),
  ]
  const note =
    (name: string) =>
    (...[id]: unknown[]) =>
      told.push(`${name} ${String(id)}`)
  const mixer = {
    getSnapshot: () => ({ tracks, masterVolume: 80 }),
    restore: (saved: object) => told.push(`restore ${Object.values(saved)[0] as number}`),
    setMuted: note('mute'),
    setSolo: note('solo'),
    toggle: note('toggle'),
    subscribe: () => () => undefined,
  }
  setEngine({
    mixer,
    preview: { close: () => undefined },
    unlock: async () => true,
  } as unknown as Engine)
  return told
}

it('begins the hour of this visit for all who get the link, on a whole second, and starts the sounds anew', () => {
  const told = anEngine()
  beginHour(7)
  expect(readSharedHour()).toBeUndefined()
  expect(hearTogether(NOW)).toEqual({ seed: 7, since: 1_790_000_000 })
  // Muted and solo before they play: a muted sound must not be heard for a moment.
  expect(told).toEqual(['restore 80', 'solo rain', 'mute breeze', 'toggle rain', 'toggle breeze'])
})

it('shares the hour that is heard together already, and stops nothing for it', () => {
  const told = anEngine()
  beginHour(7, 1_780_000_000)
  expect(hearTogether(NOW)).toEqual({ seed: 7, since: 1_780_000_000 })
  expect(told).toEqual([])
})

it('reads the place in the hour from the clock of the device', () => {
  beginHour(7, 1000)
  vi.spyOn(Date, 'now').mockReturnValue(1_064_000)
  const context = { sampleRate: 44_100, currentTime: 3 } as BaseAudioContext
  expect(readSharedHour()?.beginningIn(context)).toBe(3 - 64)
})

it('the way back to the own mix leads out of it', () => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  anEngine()
  const offer = replaceMix({ tracks: [] })
  beginHour(7, 1000)
  offer?.action?.onAction()
  expect(getHour()).not.toHaveProperty('since')
})

it('another mix ends it, with an hour of its own', () => {
  beginHour(7, 1000)
  leaveSharedHour()
  expect(getHour()).not.toHaveProperty('since')
  beginHour(8)
  leaveSharedHour()
  expect(getHour()).toEqual({ seed: 8 })
})
