import { open } from 'node:fs/promises'
import {
  FAMILY_TYPE,
  findExtension,
  findFamilyOfExtension,
  findFamilyOfType,
  sniffAudioFamily,
  FIXED_TEXTS,
} from '@dhvani/catalogue'
import { AudioRefusal } from '../audio-check/audio-refusal.ts'
import { checkAudio } from '../audio-check/check-audio.ts'
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
 * When the whole file has arrived: reads it through.
 *
 * @returns the type under which the file is stored and served
 * @throws {StorageError} InvalidMimeType for a file that is no audio, or not what its name says
 */
export const findAudioType = async (
  path: string,
  name: string,
  log: (reason: string) => void,
): Promise<string> => {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const { family } = await checkAudio({
      size,
      read: async (into, position) => (await handle.read(into, 0, into.length, position)).bytesRead,
    })
    if (family !== findFamilyOfExtension(findExtension(name) ?? '')) {
      log(`named ${name}, but ${family}`)
      throw notAudio()
    }
    return FAMILY_TYPE[family]
  } catch (error) {
    if (!(error instanceof AudioRefusal)) throw error
    log(error.message)
    throw notAudio()
  } finally {
    await handle.close()
  }
}
