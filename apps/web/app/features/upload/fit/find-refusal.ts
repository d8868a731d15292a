import {
  AudioRefusal,
  checkAudio,
  type AudioRefusalCode,
  type ByteSource,
} from '@dhvani/audio-files'

/** What a file of more than 50 MB may be, besides one that is made to fit. */
const FITTED = new Set<AudioRefusalCode>(['not_audio', 'unplayable', 'video'])

/** @returns why a file is refused as it is */
export const findRefusal = (source: ByteSource): AudioRefusalCode | undefined => {
  try {
    checkAudio(source)
    return undefined
  } catch (error) {
    if (error instanceof AudioRefusal) return error.code
    throw error
  }
}

/** @returns why a file of more than 50 MB is refused; `undefined` for one that may be made to fit */
export const findLargeRefusal = (
  source: ByteSource,
): AudioRefusalCode | 'too_large' | undefined => {
  const code = findRefusal(source)
  // What is of one of the types is too large, also where a check of it would cost too much.
  if (code === undefined || code === 'too_costly') return 'too_large'
  return FITTED.has(code) ? undefined : code
}
