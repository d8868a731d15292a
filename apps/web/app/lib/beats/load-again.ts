import type { Beatbox, Engine } from '@dhvani/audio-engine'
import { m } from '#messages'
import { whenOnline } from '#lib/network/online.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { createTries } from '#lib/network/tries.ts'

type Missing = {
  isTrying: boolean
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
  const tries = createTries((loopId) => void tryNow(loopId))
  const isOnStage = (loopId: string) =>
    stage.getSnapshot().slots.some((slot) => slot.loopId === loopId)

  const forget = (loopId: string) => {
    const known = missing.get(loopId)
    tries.forget(loopId)
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
      if (missing.get(loopId) === known) tries.later(loopId)
      return
    }
    forget(loopId)
    for (const position of stage.getSnapshot().slots.keys()) placeAgain(stage, position, loopId)
  }

  onFault(({ soundId, soundName }) => {
    if (!isOnStage(soundId) || missing.has(soundId)) return
    const known: Missing = { isTrying: false, end: undefined }
    missing.set(soundId, known)
    showProblem(m.track_failed_text({ name: soundName }), (end) => {
      known.end = end
      return () => {
        known.end = undefined
      }
    })
    tries.later(soundId)
  })

  whenOnline(() => {
    for (const [loopId, known] of missing) {
      tries.forget(loopId)
      // A try that runs may still be the good one. If it fails, the next one comes after the first wait.
      if (!known.isTrying) void tryNow(loopId)
    }
  })
}
