import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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

/** Removes what a process that was killed had begun to write. No other process may write into the folder. */
export const removeUnfinished = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.\d+\.tmp$/.test(name)) rmSync(join(folder, name), { force: true })
}
