import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTemporaryFiles } from './temporary-files.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dhvani-temporary-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

it('goes on when its folder, unused for a day, was taken away by another process', async () => {
  const files = await openTemporaryFiles({ directory, isShared: true, now: () => new Date() })
  await rm(dirname(await files.path()), { recursive: true })
  await writeFile(await files.path(), 'bytes')
  expect(await readdir(directory)).toHaveLength(1)
  await files.close()
  expect(await readdir(directory)).toEqual([])
})
