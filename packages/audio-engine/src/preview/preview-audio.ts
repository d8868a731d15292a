import { PREVIEW_LENGTH } from '@dhvani/catalogue/limits'
import { seconds } from '@dhvani/units'
import type { PreviewProblem } from '../snapshots.ts'
import type { SoundSource } from '../loading/sound-source.ts'
import { wholeOf, type BufferedAudio } from '../loading/loaded-audio.ts'
import type { Lease } from '../loading/audio-shelf.ts'
import type { SoundLibrary } from '../loading/sound-library.ts'

/** Why the audio of a preview could not be had. */
export class PreviewAudioError extends Error {
  readonly problem: PreviewProblem
  constructor(problem: PreviewProblem, cause: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** The browser's fetch rejects with a TypeError when no answer came, or broke off (Fetch standard, network error). */
const isNetworkError = (reason: unknown): boolean => reason instanceof TypeError

/** @returns why no server answered, if none did */
const checkAccess = async (url: string, fetch: typeof globalThis.fetch): Promise<unknown> => {
  const answer = await fetch(url, { method: 'HEAD' }).catch((reason: unknown) => reason)
  if (isNetworkError(answer)) return answer
  if (!(answer instanceof Response && answer.ok))
    throw new PreviewAudioError('inaccessible', answer)
  return undefined
}

/**
 * Checks with a HEAD request that the file is there, then loads it.
 *
 * @returns the audio, which the caller releases; `undefined` if the preview was closed before the download
 * @throws {PreviewAudioError} `unreached` when the network fails, `inaccessible` when the check does,
 *   `unplayable` when the file cannot be read
 */
export const loadPreviewAudio = async ({
  sound,
  fetch,
  library,
  isOpen,
  onHead,
}: {
  readonly sound: SoundSource
  readonly fetch: typeof globalThis.fetch
  readonly library: SoundLibrary
  readonly isOpen: () => boolean
  /** Gets the first part of the sound, long enough for a preview, if it is decoded before the rest. */
  readonly onHead: (head: BufferedAudio) => void
}): Promise<Lease | undefined> => {
  const unreached = await checkAccess(sound.url, fetch)
  if (!isOpen()) return undefined
  let lease: Lease | undefined
  const head = {
    until: seconds((sound.loop?.start ?? 0) + PREVIEW_LENGTH),
    take(buffer: AudioBuffer) {
      if (isOpen() && lease === undefined) onHead({ kind: 'buffer', buffer, loop: wholeOf(buffer) })
    },
  }
  try {
    lease = await library.acquire(sound, head, unreached)
  } catch (reason) {
    throw new PreviewAudioError(isNetworkError(reason) ? 'unreached' : 'unplayable', reason)
  }
  return lease
}
