import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replaceFolder } from './replace-folder.ts'

/** No process has this number: Linux stops at 4,194,304. */
const DEAD = 4_999_999

let root: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dhvani-replace-'))
  folder = join(root, 'build')
  await fill(folder, 'old')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const fill = async (path: string, text: string) => {
  await mkdir(path)
  await writeFile(join(path, 'page.html'), text)
}
const pageOf = (path: string) => readFile(join(path, 'page.html'), 'utf8')

it('leaves the folder as it is until the new one is complete', async () => {
  await replaceFolder(folder, async (draft) => {
    await fill(draft, 'new')
    expect(await pageOf(folder)).toBe('old')
  })
  expect(await pageOf(folder)).toBe('new')
  expect(await readdir(root)).toEqual(['build'])
})

it('keeps the folder when the new one cannot be made', async () => {
  const failing = replaceFolder(folder, async (draft) => {
    await fill(draft, 'half')
    throw new Error('The build failed.')
  })
  await expect(failing).rejects.toThrow('The build failed.')
  expect(await pageOf(folder)).toBe('old')
  expect(await readdir(root)).toEqual(['build'])
})

it('makes a folder that does not exist yet', async () => {
  await rm(folder, { recursive: true })
  await replaceFolder(folder, (draft) => fill(draft, 'first'))
  expect(await pageOf(folder)).toBe('first')
})

it('removes what a process that was killed left behind, and nothing of a living one', async () => {
  const others = [`build-next-${DEAD}`, `build-replaced-${DEAD}`, `build-next-${process.ppid}`]
  for (const name of [...others, 'build-hosted']) await fill(join(root, name), 'other')
  await replaceFolder(folder, (draft) => fill(draft, 'new'))
  expect((await readdir(root)).toSorted()).toEqual([
    'build',
    'build-hosted',
    `build-next-${process.ppid}`,
  ])
})
