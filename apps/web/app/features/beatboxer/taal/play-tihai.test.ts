import type { BeatboxSnapshot, SavedBeat } from '@dhvani/audio-engine'
import { beatsPerMinute, percent } from '@dhvani/units'
import { expect, it } from 'vitest'
import { playTihai } from './play-tihai.ts'
import { RING_BEATS, TIHAI_LOOP } from './tihai.ts'

const KEHERWA = 'tabla-keherwa'

type Slot = { loopId: string | undefined; volume: number; isMuted: boolean }

/** A beatbox without sound, whose frames the test runs at positions of its choice. */
const aPlayingBeatbox = (...filled: Partial<Slot>[]) => {
  const slots = filled.map((slot): Slot => ({
    loopId: undefined,
    volume: 55,
    isMuted: false,
    ...slot,
  }))
  let now = 0
  let isPlaying = true
  let end: number | undefined
  let nextFrame: (() => void) | undefined
  const landings: boolean[] = []
  const snapshot = (): BeatboxSnapshot => ({
    tempo: beatsPerMinute(120),
    masterVolume: percent(70),
    isPlaying,
    activeCount: slots.filter(({ loopId }) => loopId !== undefined).length,
    slots: slots.map((slot) => ({
      ...slot,
      volume: percent(slot.volume),
      isActive: slot.loopId !== undefined,
      isPlaying: slot.loopId !== undefined,
      isSolo: false,
      status: slot.loopId === undefined ? 'empty' : 'ready',
    })),
  })
  const save = (): SavedBeat => ({
    tempo: 120,
    masterVolume: 70,
    slots: slots.flatMap(({ loopId, volume, isMuted }, position) =>
      loopId === undefined ? [] : [{ position, loopId, volume, isMuted }],
    ),
  })
  const callOff = playTihai({
    beatbox: {
      save,
      getSnapshot: snapshot,
      position: () => now,
      endAt: (beat) => (end = beat),
      pause: () => (isPlaying = false),
      assign: (slot, loopId) => Object.assign(slots[slot]!, { loopId, isMuted: false }),
      clear: (slot) => (slots[slot]!.loopId = undefined),
      setSlotVolume: (slot, volume) => (slots[slot]!.volume = volume),
      setMuted: (slot, isMuted) => (slots[slot]!.isMuted = isMuted),
    },
    onFrame(callback) {
      nextFrame = callback
      return () => (nextFrame = undefined)
    },
    onEnd: (hasLanded) => landings.push(hasLanded),
  })
  return {
    slots,
    landings,
    callOff,
    end: () => end,
    isPlaying: () => isPlaying,
    pause: () => (isPlaying = false),
    hear(position: number) {
      now = position
      nextFrame?.()
    },
  }
}

it('plays the tihai in the last vibhag, pauses after sam and gives the loop back', () => {
  const beatbox = aPlayingBeatbox({ loopId: 'raga-drone' }, { loopId: KEHERWA })
  expect(beatbox.end()).toBe(16)
  beatbox.hear(7)
  expect(beatbox.slots[1]?.loopId).toBe(KEHERWA)
  beatbox.hear(8)
  expect(beatbox.slots[1]?.loopId).toBe(TIHAI_LOOP)
  beatbox.hear(16)
  expect(beatbox.isPlaying()).toBe(true)
  beatbox.hear(16 + RING_BEATS)
  expect(beatbox.isPlaying()).toBe(false)
  expect(beatbox.landings).toEqual([true])
  expect(beatbox.slots).toEqual([
    { loopId: 'raga-drone', volume: 55, isMuted: false },
    { loopId: KEHERWA, volume: 55, isMuted: false },
  ])
})

it('unmutes a muted tabla for the tihai and mutes it again', () => {
  const beatbox = aPlayingBeatbox({ loopId: KEHERWA, isMuted: true })
  beatbox.hear(8)
  expect(beatbox.slots[0]).toEqual({ loopId: TIHAI_LOOP, volume: 55, isMuted: false })
  beatbox.hear(17.5)
  expect(beatbox.slots[0]).toEqual({ loopId: KEHERWA, volume: 55, isMuted: true })
})

it('empties a slot that was empty before', () => {
  const beatbox = aPlayingBeatbox({ loopId: 'raga-drone' }, {})
  beatbox.hear(8)
  expect(beatbox.slots[1]?.loopId).toBe(TIHAI_LOOP)
  beatbox.hear(17.5)
  expect(beatbox.slots[1]?.loopId).toBeUndefined()
})

it('leaves a loop that the listener put on the slot meanwhile', () => {
  const beatbox = aPlayingBeatbox({ loopId: KEHERWA })
  beatbox.hear(8)
  beatbox.slots[0]!.loopId = 'tabla-teentaal'
  beatbox.hear(17.5)
  expect(beatbox.slots[0]?.loopId).toBe('tabla-teentaal')
})

it('goes on playing, with every loop in its place, when it is called off', () => {
  const beatbox = aPlayingBeatbox({ loopId: KEHERWA })
  beatbox.hear(8)
  beatbox.callOff()
  expect(beatbox.end()).toBeUndefined()
  expect(beatbox.isPlaying()).toBe(true)
  expect(beatbox.slots[0]?.loopId).toBe(KEHERWA)
  expect(beatbox.landings).toEqual([false])
  beatbox.hear(17.5)
  expect(beatbox.landings).toEqual([false])
})

it('is called off when the listener pauses', () => {
  const beatbox = aPlayingBeatbox({ loopId: KEHERWA })
  beatbox.hear(8)
  beatbox.pause()
  beatbox.hear(9)
  expect(beatbox.landings).toEqual([false])
  expect(beatbox.end()).toBeUndefined()
  expect(beatbox.slots[0]?.loopId).toBe(KEHERWA)
})
