import {
  cleanText,
  cutText,
  fileSizeProblem,
  findExtension,
  sniffAudioFamily,
  SOUND_NAME_LENGTH,
  FIXED_TEXTS,
  type AudioFamily,
} from '@dhvani/catalogue'

export type CheckedFile = {
  readonly file: File
  /** Family that the first bytes belong to; the type that the browser reports is not asked. */
  readonly family: AudioFamily
  /** Lower case, without the dot. */
  readonly extension: string
}

export type FileCheck =
  { readonly problem: string } | { readonly problem: undefined; readonly checked: CheckedFile }

const FIRST_BYTES = 64

/** The dialog's rules: size, then what the bytes say, then the name's extension. */
export const checkFile = async (file: File): Promise<FileCheck> => {
  const sizeProblem = fileSizeProblem(file.size)
  if (sizeProblem !== undefined) return { problem: sizeProblem }
  const bytes = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer())
  const family = sniffAudioFamily(bytes)
  if (!family) return { problem: FIXED_TEXTS.invalidTypeInDialog }
  const extension = findExtension(file.name)
  if (!extension) return { problem: FIXED_TEXTS.invalidExtension }
  return { problem: undefined, checked: { file, family, extension } }
}

/** The name field's first value: the file's name without its extension, within the limits. */
export const nameFromFile = (fileName: string): string =>
  cutText(cleanText(fileName.replace(/\.[^.]*$/, '')), SOUND_NAME_LENGTH.max)
