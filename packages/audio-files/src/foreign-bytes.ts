import { refuse } from './audio-refusal.ts'
import type { ByteReader } from './byte-reader.ts'

/** Far more than a recorder leaves between two parts of a file, or behind the last one. */
export const MOST_FOREIGN_BYTES = 64 * 1024

const STEP = 32 * 1024
/** Longer than anything that is looked for. */
const OVERLAP = 16

const LATIN1 = new TextDecoder('latin1')
const LONGEST_BEGINNING = 16

/** `<?` alone comes by chance in one of 600 frames of mp3 that are cut. */
const MARKUP = /<(?:!doctype|!--|\?(?:xml|php|=)|html|head|body|script|iframe|svg|style|img|a\s)/i
/** A local file, and the end of an archive: unzippers look for it from the end of a file. */
const ARCHIVE = ['PK\u0003\u0004', 'PK\u0005\u0006']

/** How files of other kinds begin: pictures, documents, films, archives, programs, lists, and other audio. */
const BEGINNINGS = [
  '\u001aE\u00df\u00a3',
  '%PDF',
  '\u0089PNG',
  'GIF8',
  '\u00ff\u00d8\u00ff',
  '\u007fELF',
  'MZ',
  'Rar!',
  '7z\u00bc\u00af',
  '\u001f\u008b',
  'MThd',
  'FORM',
  '#!',
  '#EXT',
  'fLaC',
  'OggS',
  'RIFF',
  'RIFX',
  'RF64',
  'caff',
  '0&\u00b2u',
  'FLV',
  'ADIF',
]
/** Boxes with which an ISO base media file may begin, behind the size of the first one. */
const FIRST_BOX = /^.{4}(?:ftyp|moov|mdat|free|skip|wide|uuid)/s

/** What bytes are that belong to no frame, page, box, chunk or tag. @returns `undefined` where they could be anything */
export const findForeignKind = (bytes: Uint8Array): string | undefined => {
  const text = LATIN1.decode(bytes)
  if (MARKUP.test(text)) return 'a page'
  return ARCHIVE.some((sign) => text.includes(sign)) ? 'an archive' : undefined
}

/** @returns whether a file with these first bytes is one of another kind */
export const beginsAsAnotherKind = (bytes: Uint8Array): boolean => {
  const text = String.fromCharCode(...bytes.subarray(0, LONGEST_BEGINNING))
  return FIRST_BOX.test(text) || BEGINNINGS.some((beginning) => text.startsWith(beginning))
}

/**
 * Refuses bytes beside the sound that could be a file of another kind: what is both a song and a page, or a song and
 * an archive, means one thing to one program and another thing to another. Tags, chunks of a WAV and boxes of an M4A hold
 * what is not looked at (docs/contract/storage.md §11).
 *
 * @throws {AudioRefusal}
 */
export const refuseForeign = (reader: ByteReader, start: number, end: number): void => {
  if (end - start > MOST_FOREIGN_BYTES) refuse(`${end - start} bytes of no part at byte ${start}`)
  for (let offset = start; offset < end; offset += STEP) {
    const view = reader.view(offset, Math.min(STEP + OVERLAP, end - offset))
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
    if (offset === start && beginsAsAnotherKind(bytes)) refuse(`another file at byte ${start}`)
    const kind = findForeignKind(bytes)
    if (kind !== undefined) refuse(`${kind} at byte ${start}`)
  }
}
