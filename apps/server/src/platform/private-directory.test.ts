import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPrivateDirectory, PublicDirectoryError } from './private-directory.ts'

const NOBODY = 65_534

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'dhvani-private-'))
  chmodSync(root, 0o755)
})
afterAll(() => rmSync(root, { recursive: true }))

const modeOf = (path: string): number => statSync(path).mode & 0o777

it('makes what is there the user’s alone, and leaves what a link leads to', async () => {
  const data = join(root, 'data')
  const elsewhere = join(root, 'elsewhere')
  mkdirSync(join(data, 'files'), { recursive: true })
  writeFileSync(join(data, 'files/sound'), '')
  writeFileSync(elsewhere, '')
  symlinkSync(elsewhere, join(data, 'link'))
  for (const path of [data, join(data, 'files')]) chmodSync(path, 0o755)
  for (const path of [join(data, 'files/sound'), elsewhere]) chmodSync(path, 0o666)
  await openPrivateDirectory(data)
  expect([data, join(data, 'files'), join(data, 'files/sound'), elsewhere].map(modeOf)).toEqual([
    0o700, 0o700, 0o600, 0o666,
  ])
})

it('refuses a directory whose permissions it cannot change', async () => {
  const isRoot = process.geteuid?.() === 0
  const foreign = isRoot ? join(root, 'foreign') : '/'
  if (isRoot) {
    mkdirSync(foreign)
    chmodSync(foreign, 0o777)
    process.seteuid?.(NOBODY)
  }
  try {
    await expect(openPrivateDirectory(foreign)).rejects.toThrow(PublicDirectoryError)
    await expect(openPrivateDirectory(foreign)).rejects.toThrow(
      /^DATA_DIR: other users of this machine can reach \S+, and its permissions cannot be changed/,
    )
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
})
