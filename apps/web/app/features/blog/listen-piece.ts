import type { TonesId } from './figures/tones-of-figures.ts'

export type ListenState = 'idle' | 'loading' | 'playing'

export type SoundPiece = { readonly kind: 'sound'; readonly id: string; readonly name: string }

export type LoopPiece = {
  readonly kind: 'loop'
  readonly id: string
  readonly name: string
  /** In BPM, 60 to 140. */
  readonly tempo: number
  /** After this long the loop ends by itself; without it, the reader stops it. */
  readonly minutes: number | undefined
}

export type TonesPiece = { readonly kind: 'tones'; readonly id: TonesId; readonly name: string }

/** What a button in an article plays. */
export type Piece = SoundPiece | LoopPiece | TonesPiece

/** Tells the pieces of a page apart: the same loop may stand there at two tempi. */
export const keyOf = (piece: Piece): string =>
  piece.kind === 'loop' ? `${piece.id}@${piece.tempo}/${piece.minutes ?? ''}` : piece.id

/** How one kind of piece sounds. */
export type Voice<Played extends Piece> = {
  subscribe(onChange: () => void): () => void
  stateOf(piece: Played): ListenState
  /** How long a whole play takes, in seconds; `undefined` without an end. */
  lengthOf(piece: Played): number | undefined
  start(piece: Played): void
  stop(): void
}
