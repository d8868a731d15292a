import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listKeptVersions, listMigrations, readKeptWorld } from '@dhvani/server/kept-releases'
import { z } from 'zod'
import { findTree, readVerdict } from '../test/whole-ring-verdict.ts'
import { REPOSITORY } from '../start/repository.ts'
import type { Release } from './find-faults.ts'

const MIGRATIONS = ['apps/server/migrations', 'supabase/migrations']
const packageFile = z.object({ version: z.string() })

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' })
    .split('\0')
    .filter((entry) => entry !== '')

const readText = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8')

const readVersions = (): Map<string, string> =>
  new Map(
    git('ls-files', '-z', 'package.json', '*/package.json').map((path) => [
      path,
      packageFile.parse(JSON.parse(readText(path))).version,
    ]),
  )

const readTags = (): string[] =>
  git('for-each-ref', '--format=%(refname:short)%00', 'refs/tags/v*').map((tag) => tag.trim())

/** Migrations that the newest tag has and that are not the same now. */
const readChangedMigrations = (newest: string | undefined): string[] =>
  newest === undefined
    ? []
    : git('diff', '--name-only', '--diff-filter=a', '-z', newest, '--', ...MIGRATIONS)

/** Reads the repository, its tags and what is not committed. */
export const readRelease = async (): Promise<Release> => {
  const versions = readVersions()
  const version = versions.get('package.json') ?? ''
  const isKept = (await listKeptVersions()).includes(version)
  const tags = readTags()
  const newest = tags.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  return {
    versions,
    changelog: readText('CHANGELOG.md'),
    released: tags.map((tag) => tag.slice(1)),
    uncommitted: git('status', '--porcelain', '-z').map((entry) => entry.slice(3)),
    changedMigrations: readChangedMigrations(newest),
    migrations: await listMigrations(),
    keptMigrations: isKept ? (await readKeptWorld(version)).migrations : undefined,
    tree: findTree(),
    tested: await readVerdict(),
  }
}
