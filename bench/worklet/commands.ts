import type { Passage, Period } from './mix-kernel.ts'

/** What the page tells the worklet. A voice is named by the page; its slot is the worklet's. */
export type Command =
  | { readonly kind: 'hold'; readonly url: string; readonly period: Period }
  | {
      readonly kind: 'start'
      readonly voice: number
      readonly url: string
      readonly volume: number
      readonly position: number
      readonly at?: number
      readonly passage?: Passage
    }
  | { readonly kind: 'volume'; readonly voice: number; readonly volume: number }
  | { readonly kind: 'fadeOut'; readonly voice: number }
  | { readonly kind: 'revive'; readonly voice: number }
  /** The worklet answers when it has obeyed all that came before. */
  | { readonly kind: 'answer' }
