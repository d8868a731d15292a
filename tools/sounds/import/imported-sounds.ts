import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBuiltInSound, soundCreditSchema, type SoundCredit } from '@dhvani/catalogue'
import type { Stereo } from '@dhvani/sound-render'
import { z } from 'zod'
import { parseWav } from './wav.ts'

/** Credits of an import folder: by sound id. */
export const creditsSchema = z.record(z.string(), soundCreditSchema)

export type Credits = z.infer<typeof creditsSchema>

/** Where the masters of an operator's own recordings are kept: finished loops as WAV. */
export const importedFolder = (dataDir: string): string => join(dataDir, 'imported-sounds')

export const masterPath = (folder: string, id: string): string => join(folder, `${id}.wav`)

/** @returns credits of a folder of masters; none when nothing was imported */
export const readCredits = (folder: string): Credits => {
  const path = join(folder, 'credits.json')
  return existsSync(path) ? creditsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
}

/** Ids of the sounds that play an operator's recording instead of the synthesised one. */
export const listImportedSounds = (dataDir: string): string[] => {
  const folder = importedFolder(dataDir)
  return Object.keys(readCredits(folder)).filter(
    (id) => findBuiltInSound(id)?.file === id && existsSync(masterPath(folder, id)),
  )
}

/** Changes with the recording and with its credit. */
export const hashImportedSound = (folder: string, id: string): string =>
  createHash('sha256')
    .update(readFileSync(masterPath(folder, id)))
    .update(JSON.stringify(readCredits(folder)[id]))
    .digest('hex')

/** @throws {Error} when the master is gone or is not what an import wrote */
export const loadImportedSound = (
  folder: string,
  id: string,
): { sound: Stereo; credit: SoundCredit } => {
  const credit = readCredits(folder)[id]
  if (!credit) throw new Error(`The imported ${id} has no credit.`)
  const { channels } = parseWav(readFileSync(masterPath(folder, id)))
  const [left, right = left] = channels
  if (!left || !right) throw new Error(`The imported ${id} holds no audio.`)
  return { sound: { left, right }, credit }
}
