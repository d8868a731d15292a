import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file so that a reader sees the old bytes or the new ones, never a part. */
export const writeAtomically = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  try {
    writeFileSync(temporary, content)
    renameSync(temporary, path)
  } catch (error) {
    // On a full disk, half a file would take the room that the next try needs.
    rmSync(temporary, { force: true })
    throw error
  }
}
