import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { REPOSITORY } from '../start/repository.ts'

/** Outside every commit: git leaves this folder out. */
const VERDICT_FILE = join(REPOSITORY, 'build/test-all.json')

const verdictSchema = z.object({
  /** Git's hash of all files that were tested. */
  tree: z.string(),
  date: z.iso.datetime(),
  seconds: z.number(),
  isGreen: z.boolean(),
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  /** Engines that were not installed, so that none of their tests ran. */
  leftOut: z.array(z.string()).default([]),
})

/** How a run of `npm run test:all` came out, and of which files. */
export type WholeRingVerdict = z.infer<typeof verdictSchema>

/**
 * Git's hash of the files as they are now, committed or not. A changed, added or removed file changes it.
 *
 * @param repository whose files
 */
export const findTree = (repository = REPOSITORY): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dhvani-index-'))
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') },
    }).trim()
  try {
    git('read-tree', 'HEAD')
    git('add', '--all')
    return git('write-tree')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Keeps how a run of `npm run test:all` came out. */
export const keepVerdict = async (
  verdict: WholeRingVerdict,
  file = VERDICT_FILE,
): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(verdict, null, 2)}\n`)
}

/** @returns how the last run came out; `undefined` where there was none */
export const readVerdict = async (file = VERDICT_FILE): Promise<WholeRingVerdict | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : verdictSchema.parse(JSON.parse(text))
}
