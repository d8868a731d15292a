import { openTones, type Tone } from '@dhvani/audio-engine/tones'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { useStore } from '#lib/store/store.ts'

/** The tones of all experiments of the page: those of one take the place of another's. */
const stage = openTones(getEngine())

/** Plays tones in the place of those that sound; call it inside the press. Says so where it cannot. */
export const playTones = (tones: readonly Tone[]): void => {
  void startSound()
  try {
    stage.play(tones)
  } catch (error) {
    reportError(error)
    showProblem(m.preview_playback_failed())
  }
}

export const moveTone = stage.setFrequency

export const stopTones = (): void => stage.pause()

/**
 * Calls back when tones begin to sound.
 *
 * @returns a function that ends the following
 */
export const followTones = (onStart: () => void): (() => void) =>
  stage.subscribe(() => {
    if (stage.getSnapshot().isPlaying) onStart()
  })

const isSounding = {
  subscribe: stage.subscribe,
  getSnapshot: () => stage.getSnapshot().isPlaying,
}

/** Whether tones of an experiment sound. */
export const useIsSounding = (): boolean => useStore(isSounding, false)
