import { BEATBOX } from '@dhvani/catalogue/limits'
import { beatsPerMinute, percent, type BeatsPerMinute, type Percent } from '@dhvani/units'
import type { BeatboxSnapshot, SavedBeat, SlotSnapshot } from './beatbox-types.ts'
import { toFaderPosition } from '../mixer/fader-law.ts'
import { EMPTY_BEATBOX, EMPTY_SLOT } from '../snapshots.ts'

/** The state of a beatbox without its audio; the functions of this file are its commands. */
export type BeatState = Omit<BeatboxSnapshot, 'activeCount'>

/** @returns the nearest whole tempo within the limits, or `undefined` for NaN */
export const toTempo = (value: number): BeatsPerMinute | undefined =>
  Number.isNaN(value)
    ? undefined
    : beatsPerMinute(Math.round(Math.min(BEATBOX.tempo.max, Math.max(BEATBOX.tempo.min, value))))

/** @returns a new state; one without changes for a position that does not exist */
export const changeSlot = (
  state: BeatState,
  position: number,
  change: Partial<SlotSnapshot>,
): BeatState => ({
  ...state,
  slots: state.slots.map((slot, index) => (index === position ? { ...slot, ...change } : slot)),
})

/** The slot takes the loop and plays it, at the volume that it had. */
export const assignLoop = (state: BeatState, position: number, loopId: string): BeatState =>
  changeSlot(state, position, {
    loopId,
    isActive: true,
    isPlaying: true,
    isMuted: false,
    status: 'loading',
  })

export const clearSlot = (state: BeatState, position: number): BeatState =>
  changeSlot(state, position, {
    ...EMPTY_SLOT,
    volume: state.slots[position]?.volume ?? percent(0),
  })

export const resetSlots = (state: BeatState): BeatState => ({
  ...state,
  slots: EMPTY_BEATBOX.slots,
})

/** Whether a slot is heard while the beatbox plays. */
export const isAudible = (state: BeatState, position: number): boolean => {
  const slot = state.slots[position]
  if (slot === undefined || !slot.isActive || !slot.isPlaying || slot.isMuted) return false
  const isAnySolo = state.slots.some((other) => other.isActive && other.isSolo)
  return !isAnySolo || slot.isSolo
}

export const saveBeat = (state: BeatState): SavedBeat => ({
  tempo: state.tempo,
  masterVolume: state.masterVolume,
  slots: state.slots.flatMap(({ loopId, volume, isMuted, isPlaying }, position) =>
    loopId === undefined ? [] : [{ position, loopId, volume, isMuted, isPlaying }],
  ),
})

const toPercent = (value: number, otherwise: Percent): Percent =>
  toFaderPosition(value) ?? otherwise

/** The state of a saved beat. Values are brought within their limits, unknown positions left out. */
export const restoreBeat = (state: BeatState, saved: SavedBeat): BeatState => {
  let next: BeatState = {
    ...resetSlots(state),
    tempo: toTempo(saved.tempo) ?? BEATBOX.tempo.default,
    masterVolume: toPercent(saved.masterVolume, BEATBOX.defaultMasterVolume),
  }
  for (const { position, loopId, volume, isMuted, isPlaying = true } of saved.slots) {
    next = changeSlot(assignLoop(next, position, loopId), position, {
      volume: toPercent(volume, BEATBOX.defaultSlotVolume),
      isMuted,
      isPlaying,
    })
  }
  return next
}
