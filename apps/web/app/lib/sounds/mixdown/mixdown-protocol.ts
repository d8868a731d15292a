import type { HeldPeriod } from './held-period.ts'
import type { Placing } from './place-in-mix.ts'

/** Of a file: at this rate Opus loses nothing of rain or birds in two channels that is heard. */
export const BITS_PER_SECOND = 96_000

/** Where the sound of a track comes from. */
type TrackSource =
  /** Periods that the page has made for it, one after another. */
  | { readonly kind: 'periods' }
  /** A file that repeats: an own sound, a beat, an operator's recording. */
  | {
      readonly kind: 'file'
      readonly blob: Blob
      /** Exact points of the loop in its sound, in seconds; without them the worker makes a loop. */
      readonly loop?: { readonly start: number; readonly end: number } | undefined
      readonly isTexture?: boolean | undefined
    }

export type MixdownTrack = Placing & { readonly source: TrackSource }

/** Where the file is written to. */
export type Destination =
  /** Where the listener said. */
  | { readonly kind: 'chosen'; readonly handle: FileSystemFileHandle }
  /** The browser's own storage of this site, from where the browser downloads it. */
  | { readonly kind: 'kept'; readonly name: string }

/** What a file says of itself. */
export type FileTags = {
  readonly title: string
  /** The seed from which the sounds were computed. */
  readonly seed: number
  /** Address at which the mix opens. */
  readonly link: string
}

export type MixdownRequest = {
  readonly kind: 'begin'
  readonly tracks: readonly MixdownTrack[]
  /** Length of the file. */
  readonly seconds: number
  readonly destination: Destination
  readonly tags: FileTags
}

export type PageNews =
  | MixdownRequest
  /** The period that the worker asked for; none where it could not be made. */
  | {
      readonly kind: 'period'
      readonly track: number
      readonly period?: HeldPeriod | undefined
    }

/**
 * Why there is no file: the disk is full; the browser has no such encoder; it lets the page keep no file, as some do in private
 * windows; no sound of the mix can be put into it; the code did not come.
 */
export type MixdownRefusal =
  | 'full'
  | 'no_encoder'
  | 'no_storage'
  | 'soundless'
  | 'missing'
  | 'failed'

/** What became of it. Levels are in LUFS, dBTP and dB. */
export type MixdownResult = {
  readonly bytes: number
  readonly loudness: number
  readonly peak: number
  /** The lowest gain of the limiter. */
  readonly limited: number
  /** Tracks, by their number, that are not in the file, because this browser cannot decode them. */
  readonly leftOut: readonly number[]
}

export type WorkerNews =
  | { readonly kind: 'want'; readonly track: number }
  | { readonly kind: 'progress'; readonly share: number }
  | ({ readonly kind: 'done' } & MixdownResult)
  | { readonly kind: 'refused'; readonly code: MixdownRefusal; readonly reason: string }
