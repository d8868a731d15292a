import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_BEATBOX } from '../snapshots.ts'
import {
  assignLoop,
  changeSlot,
  clearSlot,
  isAudible,
  toTempo,
  resetSlots,
  restoreBeat,
  saveBeat,
} from './beat-state.ts'

describe('beat state', () => {
  it('begins with sixteen empty slots at 80, 120 beats a minute and a master of 70', () => {
    expect(EMPTY_BEATBOX).toMatchObject({ tempo: 120, masterVolume: 70, isPlaying: false })
    expect(EMPTY_BEATBOX.slots).toHaveLength(16)
    expect(EMPTY_BEATBOX.slots.every((slot) => !slot.isActive && slot.volume === 80)).toBe(true)
  })

  it('keeps tempo whole and between 60 and 140', () => {
    expect([0, 59.6, 99.4, 300, Number.NaN].map(toTempo)).toEqual([60, 60, 99, 140, undefined])
  })

  it('takes a slot for audible only if it is active, playing, not muted and not left out by a solo', () => {
    let state = assignLoop(assignLoop(EMPTY_BEATBOX, 0, 'a'), 5, 'b')
    expect([0, 5, 7].map((slot) => isAudible(state, slot))).toEqual([true, true, false])
    state = changeSlot(state, 5, { isSolo: true })
    expect([0, 5].map((slot) => isAudible(state, slot))).toEqual([false, true])
    state = changeSlot(state, 5, { isMuted: true })
    expect([0, 5].map((slot) => isAudible(state, slot))).toEqual([false, false])
    expect(isAudible(clearSlot(state, 5), 0)).toBe(true)
  })

  it('brings volumes back to 80 on reset', () => {
    const state = changeSlot(assignLoop(EMPTY_BEATBOX, 3, 'a'), 3, {
      volume: EMPTY_BEATBOX.masterVolume,
    })
    expect(resetSlots(state).slots).toEqual(EMPTY_BEATBOX.slots)
  })

  it('restores exactly the beat that was saved, the last of two on one position', () => {
    const slots = fc.array(
      fc.record({
        position: fc.integer({ min: 0, max: 15 }),
        loopId: fc.constantFrom('a', 'b', 'c'),
        volume: fc.integer({ min: 0, max: 100 }),
        isMuted: fc.boolean(),
        isPlaying: fc.boolean(),
      }),
    )
    const tempo = fc.integer({ min: 60, max: 140 })
    fc.assert(
      fc.property(slots, tempo, fc.integer({ min: 0, max: 100 }), (saved, speed, masterVolume) => {
        const beat = restoreBeat(EMPTY_BEATBOX, { tempo: speed, masterVolume, slots: saved })
        const lastOfEach = new Map(saved.map((slot) => [slot.position, slot]))
        const inOrder = [...lastOfEach.values()].sort((a, b) => a.position - b.position)
        expect(saveBeat(beat)).toEqual({ tempo: speed, masterVolume, slots: inOrder })
      }),
    )
  })

  it('leaves out positions that do not exist', () => {
    const slots = [{ position: 16, loopId: 'a', volume: 5, isMuted: false }]
    expect(restoreBeat(EMPTY_BEATBOX, { tempo: 90, masterVolume: 1, slots }).slots).toEqual(
      EMPTY_BEATBOX.slots,
    )
  })
})
