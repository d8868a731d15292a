import type { PreviewProblem, SoundSource } from '@dhvani/audio-engine'
import { getEngine } from '#lib/listening/page-engine.ts'
import { inlinePreviewId, isInlinePreview } from '#lib/engine/inline-preview.ts'
import { previewProblemText } from '#lib/engine/preview-problem.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { networkReturns, whenOnline } from '#lib/network/online.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { createStore } from '#lib/store/store.ts'
import { findAvailableSound, sourceOf } from '#lib/sounds/sound-sources.ts'
import type { SoundPiece, Voice } from './listen-piece.ts'

const showPreviewProblem = (problem: PreviewProblem, name: string) =>
  showProblem(previewProblemText(problem, name), problem === 'unreached' ? whenOnline : undefined)

/** Plays a sound for ten seconds, as the preview of the library does. */
export const createSoundVoice = (): Voice<SoundPiece> => {
  const { preview } = getEngine()
  /** What plays when the network is back. */
  const waiting = createStore<SoundSource | undefined>(undefined)
  let hasSounded = false

  const waitForNetwork = async (sound: SoundSource) => {
    waiting.set(sound)
    const isBack = await networkReturns()
    if (waiting.getSnapshot() !== sound) return
    waiting.set(undefined)
    if (isBack) preview.open(sound)
    else showPreviewProblem('unreached', sound.name)
  }

  preview.subscribe(() => {
    const { state, sound, problem } = preview.getSnapshot()
    if (!sound || !isInlinePreview(sound.id)) return
    if (problem === 'unreached') void waitForNetwork(sound)
    else if (problem) showPreviewProblem(problem, sound.name)
    // A player in the text does not show "ready": at the end of its preview it is idle again.
    if (problem || (hasSounded && state === 'ready')) preview.close()
    else if (state === 'playing') hasSounded = true
  })

  return {
    subscribe(onChange) {
      const leaves = [preview.subscribe(onChange), waiting.subscribe(onChange)]
      return () => leaves.forEach((leave) => leave())
    },
    lengthOf: () => preview.getSnapshot().length,
    stateOf({ id }) {
      if (waiting.getSnapshot()?.id === inlinePreviewId(id)) return 'loading'
      const { state, sound } = preview.getSnapshot()
      if (sound?.id !== inlinePreviewId(id)) return 'idle'
      return state === 'loading' || state === 'playing' ? state : 'idle'
    },
    start({ id, name }) {
      const sound = findAvailableSound(id)
      if (!sound) {
        showPreviewProblem('unplayable', name)
        return
      }
      const source = sourceOf(sound)
      hasSounded = false
      void startSound()
      preview.open({ ...source, name, id: inlinePreviewId(source.id) })
    },
    stop() {
      waiting.set(undefined)
      const { sound } = preview.getSnapshot()
      if (sound && isInlinePreview(sound.id)) preview.close()
    },
  }
}
