import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createClient } from '@supabase/supabase-js'
import { readConfig } from '../../src/start/read-config.ts'
import { moveUp } from '../../src/operator/up-scale/move-up.ts'
import {
  createDataDirectory,
  freePort,
  publicUrl,
  PUBLISHABLE_KEY,
  startPostgres,
  startRedis,
  startS3,
  startServerProcess,
} from '../harness/index.ts'
import { blob, MP3 } from './user-bucket.ts'

const aClient = (url: string) =>
  createClient(url, PUBLISHABLE_KEY, { auth: { persistSession: false, autoRefreshToken: false } })

it('moves an embedded site to PostgreSQL and S3, where two replicas serve the same people', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-up-'))
  const data = join(directory, 'data')
  const shared = { AUTH_AUTOCONFIRM: 'true', AUTH_RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
  const port = String(await freePort())
  const [postgres, s3, redis] = await Promise.all([startPostgres(), startS3(), startRedis()])
  try {
    await createDataDirectory(data)
    const embedded = startServerProcess({ ...shared, PORT: port, DATA_DIR: data })
    await embedded.ready
    const origin = `http://127.0.0.1:${port}`
    const person = aClient(origin)
    const credentials = { email: 'asha@example.com', password: 'a lamp in the courtyard' }
    const { data: signedUp } = await person.auth.signUp(credentials)
    const id = signedUp.user?.id ?? ''
    const name = `${id}/1.mp3`
    expect((await person.storage.from('user-sounds').upload(name, blob(MP3))).error).toBeNull()
    await person
      .from('user_sounds')
      .insert({
        user_id: id,
        name: 'Bells',
        audio_url: `/x/${name}`,
        file_name: 'a.mp3',
        file_size: 9,
      })
      .throwOnError()
    const session = (await person.auth.getSession()).data.session
    await embedded.stop('SIGTERM')

    const large = {
      ...shared,
      ...s3.settings,
      DATABASE_URL: await postgres.createDatabase(),
      REDIS_URL: redis.url,
      SERVICE_KEY: (await readFile(join(data, 'service-key'), 'utf8')).trim(),
    }
    const moved = await moveUp(readConfig({ ...large, DATA_DIR: data }))
    expect(moved.files).toBe(1)
    expect(moved.rows).toBeGreaterThan(5)
    await expect(moveUp(readConfig({ ...large, DATA_DIR: data }))).rejects.toThrow(
      'already has people',
    )

    const ports = [await freePort(), await freePort()]
    const replicas = ports.map((replicaPort, index) =>
      startServerProcess({
        ...large,
        PORT: String(replicaPort),
        DATA_DIR: join(directory, `replica-${index}`),
      }),
    )
    try {
      const [one = '', two = ''] = ports.map((replicaPort) => `http://127.0.0.1:${replicaPort}`)
      await Promise.all(replicas.map((replica) => replica.ready))
      const refreshed = await aClient(one).auth.refreshSession({
        refresh_token: session?.refresh_token ?? '',
      })
      expect(refreshed.error).toBeNull()
      const again = aClient(two)
      expect((await again.auth.signInWithPassword(credentials)).error).toBeNull()
      expect((await again.from('user_sounds').select('name')).data).toEqual([{ name: 'Bells' }])
      const file = await fetch(publicUrl(one, name))
      expect(Buffer.from(await file.arrayBuffer()).equals(MP3)).toBe(true)
      const next = `${id}/2.mp3`
      expect((await again.storage.from('user-sounds').upload(next, blob(MP3))).error).toBeNull()
      expect((await fetch(publicUrl(one, next))).status).toBe(200)
    } finally {
      for (const replica of replicas) await replica.stop('SIGKILL')
    }
  } finally {
    await Promise.all([postgres.stop(), s3.stop(), redis.stop()])
    await rm(directory, { recursive: true, force: true })
  }
}, 180_000)
