import type { PreviewProblem, SoundSource } from '@dhvani/audio-engine'
import { beats } from 'virtual:sound-manifest'
import { getEngine } from '#lib/engine/engine.ts'
import { inlinePreviewId, isInlinePreview } from '#lib/engine/inline-preview.ts'
import { previewProblemText } from '#lib/engine/preview-problem.ts'
import { startSound } from '#lib/engine/start-sound.ts'
import { showProblem } from '#lib/page/show-problem.ts'
import { builtInAudio } from '#lib/sounds/built-in-files.ts'
import { findAvailableSound, sourceOf } from '#lib/sounds/sound-sources.ts'

export type ListenState = 'idle' | 'loading' | 'playing'

type Piece = { readonly id: string; readonly name: string; readonly kind: 'sound' | 'loop' }

/** One preview for all players of a page: starting one stops the other. */
export type ListenPlayer = {
  /** Length of a whole preview, in seconds. */
  length(): number
  subscribe(onChange: () => void): () => void
  stateOf(id: string): ListenState
  toggle(piece: Piece): void
}

const findLoop = ({ id, name }: Piece): SoundSource | undefined => {
  const file = beats[id]?.file
  return file && { id, name, ...builtInAudio(file) }
}

const findSource = (piece: Piece): SoundSource | undefined => {
  if (piece.kind === 'loop') return findLoop(piece)
  const sound = findAvailableSound(piece.id)
  return sound && sourceOf(sound)
}

const showPreviewProblem = (problem: PreviewProblem, name: string) =>
  showProblem(previewProblemText(problem, name))

const createListenPlayer = (): ListenPlayer => {
  const { preview } = getEngine()
  let hasSounded = false

  preview.subscribe(() => {
    const { state, sound, problem } = preview.getSnapshot()
    if (!sound || !isInlinePreview(sound.id)) return
    if (problem) showPreviewProblem(problem, sound.name)
    // A player in the text does not show "ready": at the end of its preview it is idle again.
    if (problem || (hasSounded && state === 'ready')) preview.close()
    else if (state === 'playing') hasSounded = true
  })

  const stateOf = (id: string): ListenState => {
    const { state, sound } = preview.getSnapshot()
    if (sound?.id !== inlinePreviewId(id)) return 'idle'
    return state === 'loading' || state === 'playing' ? state : 'idle'
  }

  return {
    length: () => preview.getSnapshot().length,
    subscribe: (onChange) => preview.subscribe(onChange),
    stateOf,
    toggle(piece) {
      if (stateOf(piece.id) !== 'idle') {
        preview.close()
        return
      }
      const source = findSource(piece)
      if (!source) {
        showPreviewProblem('unplayable', piece.name)
        return
      }
      hasSounded = false
      void startSound()
      preview.open({ ...source, id: inlinePreviewId(source.id) })
    },
  }
}

let player: ListenPlayer | undefined

export const getListenPlayer = (): ListenPlayer => (player ??= createListenPlayer())
