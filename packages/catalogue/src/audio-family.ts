/** The five families of audio files that listeners may upload. */
export type AudioFamily = 'mp3' | 'wav' | 'ogg' | 'aac' | 'm4a'

/** The six accepted MIME types (docs/contract/product.md §5); `findFamilyOfType` knows the other names that browsers use. */
export const ACCEPTED_AUDIO_TYPES = [
  'audio/mpeg',
  'audio/mp3',
  'audio/wav',
  'audio/ogg',
  'audio/aac',
  'audio/m4a',
] as const

/** The MIME type under which a family is stored and served. */
export const FAMILY_TYPE: Readonly<Record<AudioFamily, (typeof ACCEPTED_AUDIO_TYPES)[number]>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  aac: 'audio/aac',
  m4a: 'audio/m4a',
}

/** File name extensions of a family: lower case, no dot. */
export const FAMILY_EXTENSIONS: Readonly<Record<AudioFamily, readonly string[]>> = {
  mp3: ['mp3'],
  wav: ['wav', 'wave'],
  ogg: ['ogg', 'oga', 'opus'],
  aac: ['aac', 'adts'],
  m4a: ['m4a', 'mp4', 'm4b'],
}

const TYPE_FAMILY: Readonly<Record<string, AudioFamily>> = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/x-mp3': 'mp3',
  'audio/mpeg3': 'mp3',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/ogg': 'ogg',
  'application/ogg': 'ogg',
  'audio/opus': 'ogg',
  'audio/vorbis': 'ogg',
  'audio/aac': 'aac',
  'audio/x-aac': 'aac',
  'audio/aacp': 'aac',
  'audio/m4a': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/mp4': 'm4a',
}

/**
 * @param contentType a MIME type as a browser or a client reports it, parameters allowed
 * @returns its family, or `undefined` for a type that is not accepted
 */
export const findFamilyOfType = (contentType: string): AudioFamily | undefined =>
  TYPE_FAMILY[contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '']

/** @returns the lower-case extension without its dot, or `undefined` when the name has none */
export const findExtension = (fileName: string): string | undefined => {
  const match = /[^./\\]\.+([a-z0-9]{1,8})$/i.exec(fileName)
  return match?.[1]?.toLowerCase()
}

/** @returns the family that an extension (lower case, no dot) belongs to, or `undefined` */
export const findFamilyOfExtension = (extension: string): AudioFamily | undefined =>
  (Object.keys(FAMILY_EXTENSIONS) as AudioFamily[]).find((family) =>
    FAMILY_EXTENSIONS[family].includes(extension),
  )

const startsWith = (bytes: Uint8Array, offset: number, text: string): boolean =>
  bytes.length >= offset + text.length &&
  [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0))

/**
 * Tells a file's family from its first bytes (64 are enough); its name plays no part.
 *
 * mp3: an ID3 tag or an MPEG layer III sync; ADTS: sync with layer 0 (ISO/IEC 13818-7);
 * Ogg: RFC 3533; WAV: RIFF or RF64 (EBU Tech 3306) with WAVE; M4A: an `ftyp` box (ISO/IEC 14496-12).
 *
 * @returns `undefined` for bytes of no family
 */
export const sniffAudioFamily = (bytes: Uint8Array): AudioFamily | undefined => {
  if (startsWith(bytes, 0, 'ID3')) return 'mp3'
  if (startsWith(bytes, 0, 'OggS')) return 'ogg'
  if (
    (startsWith(bytes, 0, 'RIFF') || startsWith(bytes, 0, 'RF64')) &&
    startsWith(bytes, 8, 'WAVE')
  )
    return 'wav'
  if (startsWith(bytes, 4, 'ftyp')) return 'm4a'
  const [first = 0, second = 0] = bytes
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined
  const layer = (second >> 1) & 3
  if (layer === 0 && (second & 0xf0) === 0xf0) return 'aac'
  return layer === 1 ? 'mp3' : undefined
}
