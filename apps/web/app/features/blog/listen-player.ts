import type { PreviewProblem, SoundSource } from '@dhvani/audio-engine'
import { BUILT_IN_BUCKET } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { beats } from 'virtual:sound-manifest'
import { m } from '#messages'
import { getEngine } from '#lib/engine/engine.ts'
import { inlinePreviewId, isInlinePreview } from '#lib/engine/inline-preview.ts'
import { startSound } from '#lib/engine/start-sound.ts'
import { showToast } from '#lib/page/toasts.ts'
import { findAvailableSound, sourceOf } from '#lib/sounds/sound-sources.ts'
import { publicFileUrl } from '#lib/supabase/addresses.ts'

export type ListenState = 'idle' | 'loading' | 'playing'

type Piece = { readonly id: string; readonly name: string; readonly kind: 'sound' | 'loop' }

/** One preview for all players of a page: starting one stops the other. */
export type ListenPlayer = {
  /** Seconds of the preview that plays. */
  length(): number
  subscribe(onChange: () => void): () => void
  stateOf(id: string): ListenState
  toggle(piece: Piece): void
}

const findLoop = ({ id, name }: Piece): SoundSource | undefined => {
  const file = beats[id]?.file
  if (!file) return undefined
  return {
    id,
    name,
    url: `${publicFileUrl(BUILT_IN_BUCKET, file.name)}?v=${file.version}`,
    loop: { start: seconds(file.loopStart), end: seconds(file.loopEnd) },
  }
}

const findSource = (piece: Piece): SoundSource | undefined => {
  if (piece.kind === 'loop') return findLoop(piece)
  const sound = findAvailableSound(piece.id)
  return sound && sourceOf(sound)
}

const problemText = (problem: PreviewProblem, name: string): string => {
  switch (problem) {
    case 'inaccessible':
      return m.preview_inaccessible({ name })
    case 'unplayable':
      return m.preview_unplayable({ name })
    case 'playback':
      return m.preview_playback_failed()
  }
}

const showProblem = (problem: PreviewProblem, name: string) =>
  showToast({
    title: m.error_title(),
    description: problemText(problem, name),
    variant: 'destructive',
  })

const createListenPlayer = (): ListenPlayer => {
  const { preview } = getEngine()
  let hasSounded = false

  preview.subscribe(() => {
    const { state, sound, problem } = preview.getSnapshot()
    if (!sound || !isInlinePreview(sound.id)) return
    if (problem) showProblem(problem, sound.name)
    // A player in the text has no place for "ready": at its end it is as it was before.
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
        showProblem('unplayable', piece.name)
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
