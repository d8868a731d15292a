import type { SlotSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { bolName } from '#lib/beats/bol-name.ts'
import { loopName } from '#lib/beats/loop-name.ts'
import type { Gesture, Matra } from '../taal/teental.ts'
import { musicianName } from './musician-names.ts'

/** Accessible name of a slot: `Slot 1: empty, Bhanwar dozes`, `Slot 1: Teentaal`. */
export const slotLabel = (index: number, slot: SlotSnapshot): string =>
  slot.loopId === undefined
    ? m.beat_slot_empty({ number: index + 1, name: musicianName(index) })
    : m.beat_slot_filled({ number: index + 1, loop: loopName(slot.loopId) })

const GESTURES: Readonly<Record<Gesture, (words: { sign: string }) => string>> = {
  sam: () => m.beat_taal_sam(),
  taali: m.beat_taal_taali_number,
  khali: () => m.beat_taal_khali_word(),
  count: () => '',
}

/** Accessible name of a slot in the Taal view, which adds its matra: `…, 5 Dha, taali 2`. */
export const slotLabelInTaal = (index: number, slot: SlotSnapshot, matra: Matra): string => {
  const { number, bol, gesture } = matra
  const words = m.beat_slot_in_taal({ slot: slotLabel(index, slot), number, bol: bolName(bol) })
  return [words, GESTURES[gesture](matra)].filter(Boolean).join(m.beat_list_separator())
}

/** Accessible description of a slot: loading, failed, muted, solo, resting; empty for none. */
export const slotState = (slot: SlotSnapshot): string =>
  [
    slot.status === 'loading' ? m.beat_slot_state_loading() : '',
    slot.status === 'failed' ? m.beat_slot_state_failed() : '',
    slot.isActive && slot.isMuted ? m.beat_slot_state_muted() : '',
    slot.isActive && slot.isSolo ? m.beat_slot_state_solo() : '',
    slot.isActive && !slot.isPlaying ? m.beat_slot_state_resting() : '',
  ]
    .filter(Boolean)
    .join(m.beat_list_separator())
