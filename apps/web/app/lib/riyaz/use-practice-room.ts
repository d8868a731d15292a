import { useStore } from '#lib/store/store.ts'
import { getEngine } from '#lib/listening/page-engine.ts'
import { createPracticeRoom, SILENT_ROOM, type PracticeRoom } from './practice-room.ts'

let room: PracticeRoom | undefined

/** @returns the one practice room of this page, on the page's engine. For handlers and effects. */
export const getPracticeRoom = (): PracticeRoom => (room ??= createPracticeRoom(getEngine()))

/** @returns the room, if a listener has played in it already */
export const findPracticeRoom = (): PracticeRoom | undefined => room

const subscribe = (onChange: () => void) => getPracticeRoom().subscribe(onChange)
const read = () => room?.getSnapshot() ?? SILENT_ROOM

export const usePracticeRoom = () => useStore({ subscribe, getSnapshot: read }, SILENT_ROOM)
