import type { AudioRefusalCode, CheckedAudio } from '@dhvani/audio-files'

/** Decoded sound: samples from -1 to 1, as many in each channel. */
export type Samples = {
  /** Hertz. */
  readonly rate: number
  readonly channels: readonly Float32Array<ArrayBuffer>[]
}

/** The part of a sound that is wanted, in seconds from its beginning. */
export type Trim = { readonly start: number; readonly end: number }

/** What the page asks the worker: to fit a file, or sound that the page decoded itself. */
export type FitRequest = {
  readonly file: File
  /** The WebAssembly of the mp3 encoder. */
  readonly encoderCode: WebAssembly.Module
  /** Only the page can decode by `decodeAudioData`. */
  readonly samples?: Samples
  /** All of it, where there is none. */
  readonly trim?: Trim | undefined
}

/** What the page asks the worker: how loud a sound is, in so many parts of it. */
export type PeaksRequest = { readonly file: File; readonly peaks: number }

/** What a file is whose sound the worker cannot decode. */
export type Undecoded = {
  /** Name of the codec in its container; `undefined` where the container is unknown too. */
  readonly codec?: string
  /** Length, where the container tells it. */
  readonly seconds?: number
}

/** What a file is that was made to fit, by the check that all files go through. */
type Fitted = { readonly extension: string; readonly audio: CheckedAudio }

export type FitNews =
  | { readonly kind: 'progress'; readonly share: number }
  | ({ readonly kind: 'fitted'; readonly pieces: readonly Blob[] } & Fitted)
  | { readonly kind: 'peaks'; readonly peaks: readonly number[] }
  | ({ readonly kind: 'undecoded' } & Undecoded)
  /** It is of one of the six types, and too large for them; or the check refuses it for good. */
  | { readonly kind: 'refused'; readonly code: AudioRefusalCode | 'too_large' }
  | { readonly kind: 'soundless' }
  | { readonly kind: 'too_long' }
  | { readonly kind: 'failed'; readonly reason: string; readonly isGone: boolean }
