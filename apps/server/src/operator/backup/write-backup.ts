import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#platform/config.ts'
import { packBackup } from './pack-backup.ts'
import { askRunningServer, BACKUP_TYPE } from '../ask-running-server.ts'
import { withStorage } from '../run-command.ts'

/** Writes a file whole or not at all: beside its name, flushed, then renamed. */
const writeWhole = async (file: string, source: Readable): Promise<void> => {
  const draft = `${file}.partial`
  try {
    await pipeline(source, createWriteStream(draft, { mode: 0o600 }))
    const handle = await open(draft, 'r')
    await handle.sync()
    await handle.close()
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

const hasType = ({ headers }: Response, type: string): boolean =>
  headers.get('content-type')?.startsWith(type) === true

/**
 * Another program may answer at the port with pages of its own: they are no backup and no refusal.
 *
 * @returns whether the site was running during the backup
 */
export const writeBackup = async (config: Config, file: string): Promise<boolean> => {
  const answer = await askRunningServer(config, '/backup')
  if (answer?.body && answer.ok && hasType(answer, BACKUP_TYPE)) {
    await writeWhole(file, Readable.fromWeb(answer.body))
    return true
  }
  if (answer) {
    const text = await answer.text()
    if (answer.status === 400 && hasType(answer, 'application/json'))
      throw new Error((JSON.parse(text) as { message: string }).message)
  }
  await withStorage(config, (context) => writeWhole(file, packBackup(context)))
  return false
}
