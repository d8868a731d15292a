import type { SlotSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { loopName } from '../loop-words.ts'
import type { Matra } from '../taal/teental.ts'
import { musicianName } from './musician-names.ts'

/** What a slot is called: `Slot 1: empty, Bhanwar dozes`, `Slot 1: Teentaal`. */
export const slotLabel = (index: number, slot: SlotSnapshot): string =>
  slot.loopId === undefined
    ? m.beat_slot_empty({ number: index + 1, name: musicianName(index) })
    : m.beat_slot_filled({ number: index + 1, loop: loopName(slot.loopId) })

/** The same in the Taal view, with the matra that its window shows: `…, x Dha`. */
export const slotLabelInTaal = (index: number, slot: SlotSnapshot, matra: Matra): string =>
  m.beat_slot_in_taal({
    slot: slotLabel(index, slot),
    sign: matra.sign || matra.number,
    bol: matra.bol,
  })

/** What else there is to say about a slot, in a few words. */
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
