import type { PracticePart } from '@dhvani/audio-engine/practice'
import { m } from '#messages'
import { loadPart } from '#lib/code/load-part.ts'
import { showToast } from '#lib/notices/toasts.ts'
import {
  findPracticeRoom,
  roomState,
  setPartState,
  type PracticeRoom,
} from '#lib/riyaz/room-state.ts'

const PARTS = ['tanpura', 'tabla'] as const

const loadRoom = async (): Promise<PracticeRoom> =>
  (await loadPart(() => import('./open-room.ts'), { isTold: true })).openRoom()

/** Fetches the room before it is needed; when that fails, the press says so. */
export const prepareRoom = (): void => {
  loadRoom().catch(() => undefined)
}

const start = async (part: PracticePart): Promise<void> => {
  const known = findPracticeRoom()
  if (known) {
    known.start(part)
    return
  }
  try {
    const room = await loadRoom()
    room.start(part)
  } catch {
    // `loadPart` told the log.
    setPartState(part, 'silent')
    showToast({
      title: m.riyaz_failed(),
      description: m.riyaz_failed_text(),
      variant: 'destructive',
    })
  }
}

/** Starts or stops a part; called in the press, because browsers let sound begin only there. */
export const togglePart = (part: PracticePart): void => {
  if (roomState.getSnapshot()[part] === 'silent') void start(part)
  else findPracticeRoom()?.stop(part)
}

export const stopAll = (): void => {
  for (const part of PARTS) findPracticeRoom()?.stop(part)
}

/** Stops what sounds; where all is silent, starts both. */
export const toggleAll = (): void => {
  const isSilent = PARTS.every((part) => roomState.getSnapshot()[part] === 'silent')
  if (isSilent) PARTS.forEach(togglePart)
  else stopAll()
}
