import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataDirectoryInUseError, lockDataDirectory } from '#platform/data-lock.ts'
import { readConfig } from '#start/read-config.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let unlock: () => Promise<void>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dhvani-write-backup-'))
  unlock = await lockDataDirectory(join(folder, 'data'))
})

afterEach(async () => {
  await unlock()
  rmSync(folder, { recursive: true })
})

it.each([200, 400])(
  'takes no page of another program at the port for a backup, nor for a refusal (%i)',
  async (status) => {
    const other = createServer((_, answer) => {
      answer.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>')
    }).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const config = readConfig({
      HOST: '127.0.0.1',
      PORT: String((other.address() as AddressInfo).port),
      DATA_DIR: join(folder, 'data'),
      SERVICE_KEY: 'a-key-of-an-operator-1',
      AUTH_AUTOCONFIRM: 'true',
    })
    const writing = writeBackup(config, join(folder, 'backup.tar'))
    // The data directory is asked next, and says why it cannot be read.
    await expect(writing).rejects.toThrow(DataDirectoryInUseError)
    expect(readdirSync(folder)).toEqual(['data'])
    other.closeAllConnections()
    other.close()
  },
)
