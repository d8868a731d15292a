import { beatsPerMinute, percent, type BeatsPerMinute, type Percent } from '@dhvani/units'
import type { BeatboxSnapshot, SavedBeat, SlotSnapshot } from './beatbox-types.ts'
import { parseFader } from './fader-law.ts'

/** docs/contract/product.md §9. */
export const SLOT_COUNT = 16
export const TEMPO = { min: 60, max: 140, default: beatsPerMinute(120) } as const
const DEFAULT_SLOT_VOLUME = percent(80)
const DEFAULT_MASTER_VOLUME = percent(70)

/** The beatbox without its audio: what each command makes of what is there. */
export type BeatState = Omit<BeatboxSnapshot, 'activeCount'>

const EMPTY_SLOT: SlotSnapshot = {
  loopId: undefined,
  isActive: false,
  isPlaying: false,
  volume: DEFAULT_SLOT_VOLUME,
  isMuted: false,
  isSolo: false,
  status: 'empty',
}

export const EMPTY_BEAT: BeatState = {
  tempo: TEMPO.default,
  isPlaying: false,
  masterVolume: DEFAULT_MASTER_VOLUME,
  slots: Array.from({ length: SLOT_COUNT }, () => EMPTY_SLOT),
}

export const parseTempo = (value: number): BeatsPerMinute | undefined =>
  Number.isNaN(value)
    ? undefined
    : beatsPerMinute(Math.round(Math.min(TEMPO.max, Math.max(TEMPO.min, value))))

export const changeSlot = (
  state: BeatState,
  position: number,
  change: Partial<SlotSnapshot>,
): BeatState => ({
  ...state,
  slots: state.slots.map((slot, index) => (index === position ? { ...slot, ...change } : slot)),
})

/** A drop: the slot takes the loop and plays it; its volume stays what it was. */
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

export const resetSlots = (state: BeatState): BeatState => ({ ...state, slots: EMPTY_BEAT.slots })

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

const parsePercent = (value: number, otherwise: Percent): Percent => parseFader(value) ?? otherwise

/** What a saved beat holds, cleaned: positions outside the sixteen are left out. */
export const restoreBeat = (state: BeatState, saved: SavedBeat): BeatState => {
  let next: BeatState = {
    ...resetSlots(state),
    tempo: parseTempo(saved.tempo) ?? TEMPO.default,
    masterVolume: parsePercent(saved.masterVolume, DEFAULT_MASTER_VOLUME),
  }
  for (const { position, loopId, volume, isMuted, isPlaying = true } of saved.slots) {
    next = changeSlot(assignLoop(next, position, loopId), position, {
      volume: parsePercent(volume, DEFAULT_SLOT_VOLUME),
      isMuted,
      isPlaying,
    })
  }
  return next
}
