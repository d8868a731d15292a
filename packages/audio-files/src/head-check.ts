import { sniffAudioFamily } from '@dhvani/catalogue'
import { createByteReader } from './byte-reader.ts'
import { findFramesFrom } from './check-audio.ts'
import { MOST_UNITS } from './check-budget.ts'
import { beginsAsAnotherKind, findForeignKind } from './foreign-bytes.ts'
import { APE_SIGN } from './tags.ts'

/** So many bytes hold a frame that is cut and the next three, of mp3 and ADTS. */
export const EARLY_CHECK_BYTES = 8192

/** Of mp3 and of ADTS. */
const FIRST_BYTE_OF_FRAMES = 0xff

const beginsAsTag = (head: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(head.subarray(0, APE_SIGN.length)) === APE_SIGN

/**
 * Tells early what need not be received to its end.
 *
 * @param head the first `EARLY_CHECK_BYTES` bytes of a file, or all that have come of it
 * @returns false when {@link checkAudio} would refuse every file that begins so
 */
export const mayBeAudio = (head: Uint8Array): boolean => {
  if (sniffAudioFamily(head) !== undefined || beginsAsTag(head)) return true
  if (beginsAsAnotherKind(head)) return false
  const source = {
    size: head.length,
    read(into: Uint8Array, position: number) {
      into.set(head.subarray(position, position + into.length))
      return into.length
    },
  }
  const reader = createByteReader(source, { units: MOST_UNITS, isTimeUp: () => false })
  const start = findFramesFrom(reader, 0)?.start
  if (start === undefined && head.length >= EARLY_CHECK_BYTES) return false
  // From there on any bytes may be sound: in 8 KiB of it two or three letters come by chance.
  const end = start ?? head.indexOf(FIRST_BYTE_OF_FRAMES)
  return findForeignKind(end === -1 ? head : head.subarray(0, end)) === undefined
}
