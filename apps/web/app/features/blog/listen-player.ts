import { createLoopVoice } from './loop-voice.ts'
import type { ListenState, Piece } from './listen-piece.ts'
import { createSoundVoice } from './sound-voice.ts'
import { createToneVoice } from './figures/tone-voice.ts'

/** All players of a page: starting one stops the other. */
export type ListenPlayer = {
  subscribe(onChange: () => void): void
  stateOf(piece: Piece): ListenState
  /** How long a whole play takes, in seconds; `undefined` without an end. */
  lengthOf(piece: Piece): number | undefined
  toggle(piece: Piece): void
  stop(): void
}

const createListenPlayer = (): ListenPlayer => {
  const sounds = createSoundVoice()
  const loops = createLoopVoice()
  const tones = createToneVoice()
  const voices = [sounds, loops, tones]

  const stateOf = (piece: Piece) => {
    if (piece.kind === 'sound') return sounds.stateOf(piece)
    return piece.kind === 'loop' ? loops.stateOf(piece) : tones.stateOf(piece)
  }

  const stop = () => {
    for (const voice of voices) voice.stop()
  }

  return {
    stateOf,
    stop,
    subscribe(onChange) {
      for (const voice of voices) voice.subscribe(onChange)
    },
    lengthOf(piece) {
      if (piece.kind === 'sound') return sounds.lengthOf(piece)
      return piece.kind === 'loop' ? loops.lengthOf(piece) : undefined
    },
    toggle(piece) {
      const wasIdle = stateOf(piece) === 'idle'
      stop()
      if (!wasIdle) return
      if (piece.kind === 'sound') sounds.start(piece)
      else if (piece.kind === 'loop') loops.start(piece)
      else tones.start(piece)
    },
  }
}

let player: ListenPlayer | undefined

export const getListenPlayer = (): ListenPlayer => (player ??= createListenPlayer())
export const findListenPlayer = (): ListenPlayer | undefined => player
