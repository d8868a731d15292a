import type { Beatbox, Engine } from '@dhvani/audio-engine'
import { m } from '#messages'
import { showProblem } from '#lib/page/show-problem.ts'

/** Waits between the tries for a loop, in milliseconds. */
const WAITS_MS = [500, 2000, 5000] as const

type Missing = {
  tries: number
  isTrying: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  /** Takes back the word that the loop is missing. */
  end: (() => void) | undefined
}

type Stage = Pick<Beatbox, 'getSnapshot' | 'preload' | 'assign' | 'setMuted' | 'toggleSlot'>

/** Loads the loop of a slot once more; what the listener has set there stays. */
const placeAgain = (stage: Stage, position: number, loopId: string) => {
  const slot = stage.getSnapshot().slots[position]
  if (slot?.loopId !== loopId || slot.status !== 'failed') return
  stage.assign(position, loopId)
  stage.setMuted(position, slot.isMuted)
  if (!slot.isPlaying) stage.toggleSlot(position)
}

/**
 * Tries again for what a loop on stage needs, its files or its new tempo, after the waits and when the
 * browser comes online. Says that the loop is missing until it has come or is taken off the stage.
 */
export const loadAgain = (stage: Stage, onFault: Engine['onFault']): void => {
  const missing = new Map<string, Missing>()
  const isOnStage = (loopId: string) =>
    stage.getSnapshot().slots.some((slot) => slot.loopId === loopId)

  const forget = (loopId: string) => {
    const known = missing.get(loopId)
    clearTimeout(known?.timer)
    missing.delete(loopId)
    known?.end?.()
  }

  const tryNow = async (loopId: string) => {
    const known = missing.get(loopId)
    if (!known || !isOnStage(loopId)) return forget(loopId)
    known.isTrying = true
    try {
      await stage.preload(loopId)
    } catch {
      known.isTrying = false
      // The listener was told. A later try, or the next `online` event, may succeed.
      if (missing.get(loopId) === known) wait(loopId, known)
      return
    }
    forget(loopId)
    for (const position of stage.getSnapshot().slots.keys()) placeAgain(stage, position, loopId)
  }

  const wait = (loopId: string, known: Missing) => {
    const ms = WAITS_MS[known.tries]
    known.tries += 1
    if (ms !== undefined) known.timer = setTimeout(() => void tryNow(loopId), ms)
  }

  onFault(({ soundId, soundName }) => {
    if (!isOnStage(soundId) || missing.has(soundId)) return
    const known: Missing = { tries: 0, isTrying: false, timer: undefined, end: undefined }
    missing.set(soundId, known)
    showProblem(m.track_failed_text({ name: soundName }), (end) => {
      known.end = end
      return () => {
        known.end = undefined
      }
    })
    wait(soundId, known)
  })

  addEventListener('online', () => {
    for (const [loopId, known] of missing) {
      clearTimeout(known.timer)
      known.tries = 0
      // A try that runs may still be the good one. If it fails, the next one comes after the first wait.
      if (!known.isTrying) void tryNow(loopId)
    }
  })
}
