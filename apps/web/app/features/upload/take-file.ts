import { familyOfFileExtension } from '@dhvani/audio-files'
import { findExtension, FIXED_TEXTS } from '@dhvani/catalogue'
import { m } from '#messages'
import { CHECK_WORDS, checkFile, describeFile, type FileCheck } from './check-file.ts'
import type { FitWatch } from './fit/fit-file.ts'
import { FitRefusal } from './fit/fit-refusal.ts'
import { fitLater } from './fit/load-fit.ts'
import { fitWords } from './fit/fit-words.ts'

/** What may become a file that is taken: bytes of no type that is, what browsers do not play, films, and large files. */
const FITTED: readonly unknown[] = ['not_audio', 'unplayable', 'video', 'too_large']

/** How Matroska begins (RFC 8794, section 11.2.1), and the name of its kind that is no WebM. */
const EBML = [0x1a, 0x45, 0xdf, 0xa3]
const SNIFFED_BYTES = 64

/** A film that is called by the name of one of the types. */
const isDisguised = async (file: File, extension: string): Promise<boolean> => {
  if (familyOfFileExtension(extension) === undefined) return false
  const head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer())
  return (
    EBML.every((byte, index) => head[index] === byte) &&
    new TextDecoder('latin1').decode(head).includes('matroska')
  )
}

/** Reasons that say what the types are not: the rule of the dialog stands before them. */
const OF_TYPE: readonly unknown[] = ['undecoded', 'soundless', 'unplayable', 'video', 'failed']

const belowRule = (reason: string): string => `${m.fixed_dialog_type()}\n${reason}`

const wordsOf = (refusal: FitRefusal, before: string): string => {
  const { code } = refusal
  const reason =
    code in CHECK_WORDS ? CHECK_WORDS[code as keyof typeof CHECK_WORDS]() : fitWords(refusal)
  if (reason === undefined)
    return before === FIXED_TEXTS.fileTooLarge ? FIXED_TEXTS.invalidTypeInDialog : before
  return OF_TYPE.includes(code) ? belowRule(reason) : reason
}

/**
 * Checks a file, and makes one to fit that is of none of the six types. The code for that comes with the first such file.
 *
 * @throws the signal's reason when it was cancelled
 */
export const takeFile = async (file: File, watch: FitWatch): Promise<FileCheck> => {
  const found = await checkFile(file)
  if (found.problem === undefined || !FITTED.includes(found.code)) return found
  const extension = findExtension(file.name)
  if (extension === undefined) return { problem: FIXED_TEXTS.invalidExtension }
  if (await isDisguised(file, extension)) return { problem: belowRule(m.upload_disguised()) }
  try {
    const fitted = await fitLater(file, watch)
    return { problem: undefined, checked: describeFile(fitted.file, fitted.audio) }
  } catch (error) {
    if (!(error instanceof FitRefusal)) throw error
    if (error.code === 'failed') reportError(error)
    return { problem: wordsOf(error, found.problem) }
  }
}
