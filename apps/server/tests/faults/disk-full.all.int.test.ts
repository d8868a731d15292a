import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  createDataDirectory,
  createWavFile,
  freePort,
  startServerProcess,
} from '../harness/index.ts'
import { canMount } from './can-mount.ts'

const KEY = 'sb_secret_of_the_full_disk_test_0123456789'
const LEFT_BYTES = 2_000_000

it.skipIf(!canMount())(
  'says that the disk is full, keeps its files, and accepts uploads again when there is room',
  { timeout: 120_000 },
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'dhvani-full-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', directory])
    const port = await freePort()
    await createDataDirectory(join(directory, 'data'))
    const server = startServerProcess({
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      SERVICE_KEY: KEY,
      LOG_LEVEL: 'fatal',
    })
    const url = (name: string) => `http://127.0.0.1:${port}/storage/v1/object/${name}`
    const send = (name: string, bytes: number) =>
      fetch(url(`user-sounds/${name}`), {
        method: 'POST',
        headers: { apikey: KEY, authorization: `Bearer ${KEY}`, 'content-type': 'audio/wav' },
        body: new Uint8Array(createWavFile(bytes)),
      })
    try {
      await server.ready
      expect((await send('a/before.wav', 100_000)).status).toBe(200)
      const { bavail, bsize } = await statfs(directory)
      await writeFile(join(directory, 'ballast'), Buffer.alloc(bavail * bsize - LEFT_BYTES))
      const full = await send('a/full.wav', 5_000_000)
      expect(full.status).toBe(507)
      expect(await full.json()).toMatchObject({
        statusCode: '507',
        code: 'InsufficientStorage',
        message: 'The server has no room left for files. Please tell the operator of this site.',
      })
      expect((await fetch(url('public/user-sounds/a/before.wav'))).status).toBe(200)
      await rm(join(directory, 'ballast'))
      expect((await send('a/full.wav', 5_000_000)).status).toBe(200)
    } finally {
      await server.stop('SIGKILL')
      execFileSync('umount', ['--lazy', directory])
      await rm(directory, { recursive: true, force: true })
    }
  },
)
