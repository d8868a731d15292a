import type { PracticePart } from '@dhvani/audio-engine/practice'
import { startSound } from '#lib/listening/start-sound.ts'
import { findPracticeRoom, getPracticeRoom } from '#lib/riyaz/use-practice-room.ts'

/** Starts or stops a part; called in the press, because browsers let sound begin only there. */
export const togglePart = (part: PracticePart): void => {
  const room = getPracticeRoom()
  if (room.getSnapshot()[part] !== 'silent') {
    room.stop(part)
    return
  }
  void startSound()
  room.start(part)
}

const PARTS = ['tanpura', 'tabla'] as const

export const stopAll = (): void => {
  for (const part of PARTS) findPracticeRoom()?.stop(part)
}

/** Stops what sounds; where all is silent, starts both. */
export const toggleAll = (): void => {
  const room = getPracticeRoom()
  const isSilent = PARTS.every((part) => room.getSnapshot()[part] === 'silent')
  if (isSilent) PARTS.forEach(togglePart)
  else stopAll()
}
