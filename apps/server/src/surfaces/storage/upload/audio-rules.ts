import {
  FAMILY_TYPE,
  findExtension,
  findFamilyOfExtension,
  findFamilyOfType,
  sniffAudioFamily,
  FIXED_TEXTS,
} from '@dhvani/catalogue'
import type { CheckReply } from '../audio-check/check-worker.ts'
import { storageErrors } from '../storage-errors.ts'

const notAudio = () => storageErrors.notAudio(FIXED_TEXTS.invalidTypeOnUpload)

/**
 * Before the first byte: name and type must be of one family.
 *
 * @throws {StorageError} InvalidRequest, InvalidMimeType
 */
export const checkAudioName = (name: string, declaredType: string): void => {
  const extension = findExtension(name)
  if (extension === undefined) throw storageErrors.invalidExtension(FIXED_TEXTS.invalidExtension)
  const family = findFamilyOfExtension(extension)
  if (family === undefined || family !== findFamilyOfType(declaredType)) throw notAudio()
}

/**
 * While the file arrives: bytes that cannot be audio end the upload.
 *
 * @throws {StorageError} InvalidMimeType
 */
export const checkAudioHead = (head: Uint8Array): void => {
  if (sniffAudioFamily(head) === undefined) throw notAudio()
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
  if (family !== findFamilyOfExtension(findExtension(name) ?? '')) {
    log(`named ${name}, but ${family}`)
    throw notAudio()
  }
  return FAMILY_TYPE[family]
}
