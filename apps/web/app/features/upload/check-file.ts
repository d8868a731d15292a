import {
  AudioRefusal,
  checkAudio,
  extensionOf,
  EARLY_CHECK_BYTES,
  mayBeAudio,
  mendHead,
  sourceOf,
  type AudioRefusalCode,
  type CheckedAudio,
} from '@dhvani/audio-files'
import {
  cleanText,
  cutText,
  findExtension,
  fileSizeProblem,
  SOUND_NAME_LENGTH,
  FIXED_TEXTS,
  type AudioFamily,
} from '@dhvani/catalogue'
import { m } from '#messages'

export type CheckedFile = {
  readonly file: File
  /** Family that the bytes belong to; neither the name nor the type that the browser reports is asked. */
  readonly family: AudioFamily
  /** What the file holds, in seconds, by a count. */
  readonly length: number
  /** The family's own, without the dot: the server takes no other. */
  readonly extension: string
}

/** Why a file is not taken as it is. */
type Problem = {
  /** In a sentence for the listener who chose it. */
  readonly problem: string
  /** Where the bytes are the reason. */
  readonly code?: AudioRefusalCode | 'too_large'
}

export type FileCheck = Problem | { readonly problem: undefined; readonly checked: CheckedFile }

/** Why the bytes of a file are refused. */
export const CHECK_WORDS: Readonly<Record<AudioRefusalCode | 'too_large', () => string>> = {
  too_large: () => FIXED_TEXTS.fileTooLarge,
  // The dialog translates it when it shows it.
  not_audio: () => FIXED_TEXTS.invalidTypeInDialog,
  cut_off: m.upload_cut_off,
  unplayable: m.upload_unplayable,
  locked: m.upload_locked,
  video: m.upload_unplayable,
  too_costly: m.upload_too_costly,
}

/** A file by the server's own check, with a head that every browser reads. */
const readThrough = async (file: File): Promise<{ audio: CheckedAudio; mended: File }> => {
  // What is to be made to fit is read by its worker: the page would only hold it beside the worker.
  const head = new Uint8Array(await file.slice(0, EARLY_CHECK_BYTES).arrayBuffer())
  if (!mayBeAudio(head)) throw new AudioRefusal('not_audio', 'begins as no audio')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const audio = checkAudio(sourceOf(bytes))
  const { name, type } = file
  const parts = mendHead(bytes, audio.family)
  return { audio, mended: parts ? new File([...parts], name, { type }) : file }
}

export const describeFile = (file: File, { family, seconds }: CheckedAudio): CheckedFile => ({
  file,
  family,
  length: seconds,
  extension: extensionOf(family),
})

/** The dialog's rules: size, then what the bytes say (by the server's own check), then the name's extension. */
export const checkFile = async (file: File): Promise<FileCheck> => {
  const sizeProblem = fileSizeProblem(file.size)
  if (sizeProblem !== undefined)
    return { problem: sizeProblem, ...(file.size > 0 ? { code: 'too_large' } : {}) }
  try {
    const { audio, mended } = await readThrough(file)
    if (!findExtension(file.name)) return { problem: FIXED_TEXTS.invalidExtension }
    return { problem: undefined, checked: describeFile(mended, audio) }
  } catch (error) {
    if (error instanceof AudioRefusal)
      return { problem: CHECK_WORDS[error.code](), code: error.code }
    if (error instanceof DOMException) return { problem: m.upload_file_gone() }
    throw error
  }
}

/** The name field's first value: the file's name without its extension, within the limits. */
export const nameFromFile = (fileName: string): string =>
  cutText(cleanText(fileName.replace(/\.[^.]*$/, '')), SOUND_NAME_LENGTH.max)
