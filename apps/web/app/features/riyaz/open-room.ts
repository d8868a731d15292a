import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { createPracticeRoom } from '#lib/riyaz/practice-room.ts'
import { countPractice } from '#lib/riyaz/practised.ts'
import { findPracticeRoom, setPracticeRoom, type PracticeRoom } from '#lib/riyaz/room-state.ts'

/** @returns the one practice room of this page, on the page's engine */
export const openRoom = (): PracticeRoom => {
  const known = findPracticeRoom()
  if (known) return known
  const room = createPracticeRoom(getEngine(), startSound)
  setPracticeRoom(room)
  countPractice()
  return room
}
