import type { AudioFamily } from '@dhvani/catalogue'
import { createByteReader, readText, sourceOf } from './byte-reader.ts'
import { MOST_UNITS } from './check-budget.ts'
import { skipLeadingTags } from './tags.ts'

/** Where the head of a WAV names the size of the whole file, without its own first 8 bytes. */
const RIFF_SIZE_AT = 4
const FIRST_CHUNK_AT = 12

/** The head of a WAV up to its sound, with the sizes that the file has; `undefined` where it has them already. */
const mendWavHead = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (readText(view, 0, 4) !== 'RIFF') return undefined
  let at = FIRST_CHUNK_AT
  while (readText(view, at, 4) !== 'data') {
    const size = view.getUint32(at + 4, true)
    at += 8 + size + (size % 2)
  }
  const start = at + 8
  const promised = view.getUint32(at + 4, true)
  const held = bytes.length - start
  if (promised !== 0 && promised <= held) return undefined
  const head = new Uint8Array(bytes.subarray(0, start))
  const written = new DataView(head.buffer)
  written.setUint32(at + 4, held, true)
  written.setUint32(RIFF_SIZE_AT, bytes.length - 8, true)
  return head
}

/**
 * Mends what Firefox 153 takes to the letter: it plays no ADTS behind an ID3 tag, and no WAV that promises no sound, or more than
 * it holds. The sound itself stays byte for byte.
 *
 * @param bytes a whole file that `checkAudio` accepted
 * @param family as `checkAudio` found it
 * @returns the file's parts in order; `undefined` where nothing is to be mended
 */
export const mendHead = (
  bytes: Uint8Array<ArrayBuffer>,
  family: AudioFamily,
): readonly Uint8Array<ArrayBuffer>[] | undefined => {
  if (family === 'aac') {
    const reader = createByteReader(sourceOf(bytes), { units: MOST_UNITS, isTimeUp: () => false })
    const start = skipLeadingTags(reader, bytes.length)
    return start === 0 ? undefined : [bytes.subarray(start)]
  }
  const head = family === 'wav' ? mendWavHead(bytes) : undefined
  return head && [head, bytes.subarray(head.length)]
}
