import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbeddedDatabase } from '#platform/database/open-database.ts'
import { withStorage } from '../../src/operator/run-command.ts'
import { readConfig } from '../../src/start/read-config.ts'
import { createDataDirectory, freePort, startSmtp } from '../harness/index.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dhvani-operator-'))
  await createDataDirectory(directory)
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const inDatabase = async (statement: string) => {
  const database = await openEmbeddedDatabase(directory)
  const rows = await database.query(statement)
  await database.close()
  return rows
}

it('sends no message that waits in the database, which may be a copy', async () => {
  const smtp = await startSmtp()
  await inDatabase(
    `insert into dhvani.outbox
       (channel, recipient, subject, body_text, body_html, created_at, next_attempt_at)
     values ('mail', 'asha@example.com', 'Your code', '1', '1', now(), now())`,
  )
  const config = readConfig({
    PORT: String(await freePort()),
    DATA_DIR: directory,
    SMTP_URL: smtp.url,
  })
  await withStorage(config, async ({ database }) => database.query('select 1'))
  await smtp.stop()
  expect(smtp.messages).toEqual([])
  expect(await inDatabase('select attempts from dhvani.outbox')).toEqual([{ attempts: 0 }])
})
