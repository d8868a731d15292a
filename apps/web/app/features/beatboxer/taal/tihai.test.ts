import type { BeatboxSnapshot, SlotSnapshot } from '@dhvani/audio-engine'
import { beatsPerMinute, percent } from '@dhvani/units'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cycleOfEnd, getTihaiSlot, RING_BEATS, stepOfTihai, TIHAI_LOOP } from './tihai.ts'

const aSlot = (loopId: string | undefined): SlotSnapshot => ({
  loopId,
  isActive: loopId !== undefined,
  isPlaying: loopId !== undefined,
  volume: percent(80),
  isMuted: false,
  isSolo: false,
  status: loopId === undefined ? 'empty' : 'ready',
})

const aStage = (...loops: (string | undefined)[]): BeatboxSnapshot => ({
  tempo: beatsPerMinute(120),
  masterVolume: percent(70),
  isPlaying: true,
  slots: loops.map(aSlot),
  activeCount: loops.filter(Boolean).length,
})

it('gives the tihai to rela, else to a tabla, else to an empty slot, else to the first', () => {
  expect(getTihaiSlot(aStage('tabla-keherwa', TIHAI_LOOP, undefined))).toBe(1)
  expect(getTihaiSlot(aStage('raga-drone', undefined, 'tabla-keherwa'))).toBe(2)
  expect(getTihaiSlot(aStage('raga-drone', undefined))).toBe(1)
  expect(getTihaiSlot(aStage('raga-drone', 'sitar-gat'))).toBe(0)
})

it('hands over in the third vibhag, so that the last one is the tihai', () => {
  expect(stepOfTihai(7.9, 1, false, 4)).toEqual({ kind: 'wait' })
  expect(stepOfTihai(8, 1, false, 4)).toEqual({ kind: 'hand-over', slot: 4 })
  expect(stepOfTihai(9, 1, true, 4)).toEqual({ kind: 'wait' })
})

it('ends after sam, when the last stroke has rung', () => {
  expect(stepOfTihai(16, 1, true, 4)).toEqual({ kind: 'wait' })
  expect(stepOfTihai(16 + RING_BEATS, 1, true, 4)).toEqual({ kind: 'end' })
})

it('ends on the next sam until the last vibhag is too close, then on the one after', () => {
  expect([0, 8, 11.4, 11.5, 15.9, 16, 27.4, 27.5].map(cycleOfEnd)).toEqual([1, 1, 1, 2, 2, 2, 2, 3])
})

it('always leaves time to hand over, and ends within two cycles', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 4096, noNaN: true }), (position) => {
      const ahead = cycleOfEnd(position) * 16 - position
      expect(ahead).toBeGreaterThan(4)
      expect(ahead).toBeLessThan(32)
    }),
  )
})
