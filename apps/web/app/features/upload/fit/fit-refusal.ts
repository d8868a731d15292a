import type { AudioRefusalCode } from '@dhvani/audio-files'

/**
 * Why a file cannot be made to fit, besides what the check says of files: the browser decodes no such codec; it would need
 * too much memory for a sound as long; the file holds no sound; even the smallest mp3 of it has more than 50 MB; what it
 * holds is broken; it was removed since it was chosen; the code for it did not arrive.
 */
type FitRefusalCode =
  | AudioRefusalCode
  | 'too_large'
  | 'undecoded'
  | 'too_long_here'
  | 'soundless'
  | 'too_long'
  | 'failed'
  | 'gone'
  | 'missing'

export class FitRefusal extends Error {
  override readonly name = 'FitRefusal'
  readonly code: FitRefusalCode
  /** Name of a codec that the browser does not decode, as its container has it. */
  readonly codec: string | undefined
  constructor(code: FitRefusalCode, codec?: string, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.codec = codec
  }
}
