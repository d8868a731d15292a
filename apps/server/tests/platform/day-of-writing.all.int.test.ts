import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLogger } from '#platform/log.ts'
import { openPlatform } from '#platform/open-platform.ts'
import { readConfig } from '#start/read-config.ts'
import { buildServer } from '../../src/app.ts'
import { createDataDirectory } from '../harness/index.ts'
import { createStillClock } from '../harness/test-clock.ts'
import { bytesOfFolder, liveBytes } from './database-folder.ts'

const PEOPLE = 20
const MIXES = 20
const WRITES = 10_000
const DAY_SECONDS = 86_400

it(
  'after a day of ten thousand changes the directory is under twice its live size',
  { timeout: 3_600_000 },
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'dhvani-day-'))
    await createDataDirectory(directory)
    const clock = createStillClock()
    const lines: string[] = []
    const platform = await openPlatform({
      config: readConfig({ DATA_DIR: directory }),
      clock,
      log: createLogger('warn', { write: (line: string) => void lines.push(line) }),
      passwordCost: 4,
    })
    const app = await buildServer(platform)
    const { config, database, keys } = platform

    const tokenOf = async (sub: string) => {
      const iat = Math.floor(clock.now().getTime() / 1000)
      const iss = `${config.publicUrl}/auth/v1`
      const claims = { iss, sub, aud: 'authenticated', role: 'authenticated', iat, exp: iat + 3600 }
      return keys.sign(claims)
    }
    const send = async (method: 'POST' | 'PATCH', sub: string, path: string, body: object) => {
      const { statusCode } = await app.inject({
        method,
        url: `/rest/v1/saved_mixes${path}`,
        headers: {
          apikey: config.publishableKey,
          authorization: `Bearer ${await tokenOf(sub)}`,
          'content-type': 'application/json',
        },
        payload: JSON.stringify(body),
      })
      return statusCode
    }
    const people = Array.from({ length: PEOPLE }, () => ({
      id: randomUUID(),
      mixes: Array.from({ length: MIXES }, () => randomUUID()),
    }))
    /** 12,000 letters that no compression makes small. */
    const mix = () => ({ text: randomBytes(9000).toString('base64') })
    for (const { id, mixes } of people) {
      await database.query(
        `insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', $2)`,
        [id, `${id}@example.test`],
      )
      const rows = mixes.map((mixId) => ({ id: mixId, name: 'Rain', mix: mix() }))
      expect(await send('POST', id, '', rows)).toBe(201)
    }

    let most = 0
    for (let write = 0; write < WRITES; write += 1) {
      clock.advance(DAY_SECONDS / WRITES)
      const { id, mixes } = people[write % PEOPLE] ?? { id: '', mixes: [] }
      const mixId = mixes[Math.floor(write / PEOPLE) % MIXES]
      expect(await send('PATCH', id, `?id=eq.${mixId}`, { mix: mix() })).toBe(204)
      if (write % 250 === 249) most = Math.max(most, await bytesOfFolder(directory))
    }
    const live = await liveBytes(database, directory)
    expect(most).toBeLessThan(2 * live)
    expect(lines).toEqual([])

    await app.close()
    await platform.close()
    await rm(directory, { recursive: true, force: true })
  },
)
