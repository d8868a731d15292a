import type { PracticePart } from '@dhvani/audio-engine/practice'
import { createStore, useStore } from '#lib/store/store.ts'

/** A part is silent, on its way, or heard. */
export type PartState = 'silent' | 'preparing' | 'playing'

export type RoomSnapshot = Readonly<Record<PracticePart, PartState>>

const SILENT_ROOM: RoomSnapshot = { tanpura: 'silent', tabla: 'silent' }

/** The instruments of the practice room, which follow the settings of this device. */
export type PracticeRoom = {
  /** Call it in the press that plays. */
  start(part: PracticePart): void
  stop(part: PracticePart): void
  playTihai(): void
  /** Matras since the first sam, as heard now; `undefined` while the tabla is silent. */
  position(): number | undefined
}

/** What the page shows of the room, whose code arrives with the first press. */
export const roomState = createStore<RoomSnapshot>(SILENT_ROOM)

export const setPartState = (part: PracticePart, state: PartState): void =>
  roomState.set({ ...roomState.getSnapshot(), [part]: state })

export const useRoomState = (): RoomSnapshot => useStore(roomState, SILENT_ROOM)

let room: PracticeRoom | undefined

/** @returns the room, if a listener has played in it already */
export const findPracticeRoom = (): PracticeRoom | undefined => room

export const setPracticeRoom = (opened: PracticeRoom): void => {
  room = opened
}
