import { FAMILY_EXTENSIONS, findFamilyOfExtension, type AudioFamily } from '@dhvani/catalogue'

/** What phones and older programs call files of a family besides: ring tones, recordings, mails. */
const MORE_EXTENSIONS: Readonly<Record<AudioFamily, readonly string[]>> = {
  mp3: ['mpga', 'mpeg3', 'bit'],
  wav: ['bwf', 'amb'],
  ogg: ['ogx'],
  aac: ['aacp'],
  m4a: ['m4r', '3gp', '3gpp', '3g2', 'mp4a'],
}

const FAMILIES = Object.keys(FAMILY_EXTENSIONS) as AudioFamily[]

/** Every extension (lower case, no dot) that files of the five families have. */
export const FILE_EXTENSIONS: readonly string[] = FAMILIES.flatMap((family) => [
  ...FAMILY_EXTENSIONS[family],
  ...MORE_EXTENSIONS[family],
])

/** @returns the family that files with an extension (lower case, no dot) are of, or `undefined` */
export const familyOfFileExtension = (extension: string): AudioFamily | undefined =>
  findFamilyOfExtension(extension) ??
  FAMILIES.find((family) => MORE_EXTENSIONS[family].includes(extension))

/** @returns the extension (no dot) under which files of a family are stored */
export const extensionOf = (family: AudioFamily): string => FAMILY_EXTENSIONS[family][0] ?? family
