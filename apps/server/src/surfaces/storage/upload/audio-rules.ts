import { extensionOf, familyOfFileExtension, mayBeAudio } from '@dhvani/audio-files'
import { FAMILY_TYPE, findExtension, findFamilyOfType, FIXED_TEXTS } from '@dhvani/catalogue'
import type { CheckReply } from '../audio-check/check-worker.ts'
import { storageErrors } from '../storage-errors.ts'

const notAudio = () => storageErrors.notAudio(FIXED_TEXTS.invalidTypeOnUpload)

const requireExtension = (name: string): string => {
  const extension = findExtension(name)
  if (extension === undefined) throw storageErrors.invalidExtension(FIXED_TEXTS.invalidExtension)
  return extension
}

/**
 * Before the first byte: the name must be one of a family. Which one the file is of, and of which type it therefore
 * is, its bytes decide.
 *
 * @throws {StorageError} InvalidRequest, InvalidMimeType
 */
export const checkAudioName = (name: string): void => {
  if (familyOfFileExtension(requireExtension(name)) === undefined) throw notAudio()
}

/**
 * Before a stored file gets another name: that name must be one of the file's own family.
 *
 * @throws {StorageError} InvalidRequest, InvalidMimeType
 */
export const checkNameOfType = (name: string, type: string): void => {
  const family = familyOfFileExtension(requireExtension(name))
  if (family === undefined || family !== findFamilyOfType(type)) throw notAudio()
}

/**
 * While the file arrives: bytes that cannot be audio end the upload.
 *
 * @throws {StorageError} InvalidMimeType
 */
export const checkAudioHead = (head: Uint8Array): void => {
  if (!mayBeAudio(head)) throw notAudio()
}

/**
 * When the whole file was read through.
 *
 * @returns the type under which the file is stored and served
 * @throws {StorageError} InvalidMimeType for a file that is no audio, or not what its name says; FileTooCostly
 */
export const findAudioType = (
  reply: CheckReply,
  name: string,
  log: (reason: string) => void,
): string => {
  if ('failure' in reply) throw new Error(reply.failure)
  if ('code' in reply) {
    log(reply.reason)
    throw reply.code === 'too_costly' ? storageErrors.tooCostly() : notAudio()
  }
  const { family } = reply.checked
  const extension = findExtension(name) ?? ''
  if (family !== familyOfFileExtension(extension)) {
    log(`named ${name}, but ${family}`)
    throw storageErrors.notAudio(
      `${FIXED_TEXTS.invalidExtension}: the file is .${extensionOf(family)}, not .${extension}`,
    )
  }
  return FAMILY_TYPE[family]
}
