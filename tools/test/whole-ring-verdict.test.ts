import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findTree, keepVerdict, readVerdict } from './whole-ring-verdict.ts'

const aRepository = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'dhvani-verdict-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '-q')
  await writeFile(join(folder, '.gitignore'), '/build/\n')
  await writeFile(join(folder, 'rain.ts'), 'export const DROPS = 100\n')
  git('add', '.')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'rain')
  return folder
}

it('names the committed tree while no file differs from it', async () => {
  const folder = await aRepository()
  const committed = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: folder })
  expect(findTree(folder)).toBe(committed.toString().trim())
})

it('names another tree once a file is changed or added', async () => {
  const folder = await aRepository()
  const trees = [findTree(folder)]
  await writeFile(join(folder, 'rain.ts'), 'export const DROPS = 101\n')
  trees.push(findTree(folder))
  await writeFile(join(folder, 'sea.ts'), 'export const WAVES = 3\n')
  trees.push(findTree(folder))
  expect(new Set(trees).size).toBe(3)
})

it('is the same for a file that git leaves out', async () => {
  const folder = await aRepository()
  const before = findTree(folder)
  await keepVerdict(
    {
      tree: before,
      date: '2026-11-30T10:00:00.000Z',
      seconds: 4000,
      isGreen: true,
      passed: 6000,
      failed: 0,
      skipped: 3,
      leftOut: [],
    },
    join(folder, 'build/test-all.json'),
  )
  expect(findTree(folder)).toBe(before)
})

it('reads what it kept, and nothing where nothing was kept', async () => {
  const folder = await aRepository()
  const file = join(folder, 'build/test-all.json')
  expect(await readVerdict(file)).toBeUndefined()
  const verdict = {
    tree: findTree(folder),
    date: '2026-11-30T10:00:00.000Z',
    seconds: 4000,
    isGreen: false,
    passed: 5999,
    failed: 1,
    skipped: 3,
    leftOut: ['webkit'],
  }
  await keepVerdict(verdict, file)
  expect(await readVerdict(file)).toEqual(verdict)
})
