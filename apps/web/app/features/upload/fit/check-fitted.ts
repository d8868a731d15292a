import { AudioRefusal, checkAudio, type ByteSource } from '@dhvani/audio-files'
import type { FitNews } from './fit-protocol.ts'

type Made = { readonly pieces: readonly Blob[]; readonly extension: string }

/**
 * Ends a file that was made to fit with the check that all files go through. The worker reads a piece of it at a time; the page
 * would hold all of it.
 *
 * @param source the same bytes as the pieces
 * @returns `soundless` where nothing was written: a recorder writes no length of its last packet, so a recording of one
 *   packet lasts 0 seconds, and none of it is copied
 */
export const checkFitted = (made: Made, source: ByteSource): FitNews => {
  if (source.size === 0) return { kind: 'soundless' }
  try {
    return { kind: 'fitted', ...made, audio: checkAudio(source) }
  } catch (error) {
    if (error instanceof AudioRefusal) return { kind: 'refused', code: error.code }
    throw error
  }
}
