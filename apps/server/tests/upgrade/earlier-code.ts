import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listMigrations } from './kept-releases.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

const COPIED = ['apps/server/package.json', 'apps/server/src', 'apps/server/migrations', 'supabase']
const LINKED = ['node_modules', 'build', 'apps/web/build']

const fileOf = (migration: string): string =>
  migration
    .replace(/^server\//, 'apps/server/migrations/')
    .replace(/^public\//, 'supabase/migrations/')

export type EarlierCode = {
  /** The first file of the server. */
  readonly main: string
  /** The migration that this code does not know. */
  readonly unknown: string
}

/**
 * Copies this server's code without its newest migration. It stands for the release before this one: what
 * it knows of the database is earlier, everything else is the same.
 */
export const copyEarlierCode = async (directory: string): Promise<EarlierCode> => {
  const unknown = (await listMigrations()).at(-1) ?? ''
  for (const path of COPIED) await cp(join(ROOT, path), join(directory, path), { recursive: true })
  await mkdir(join(directory, 'apps/web'))
  for (const path of LINKED) await symlink(join(ROOT, path), join(directory, path))
  await rm(join(directory, fileOf(unknown)))
  return { main: join(directory, 'apps/server/src/start/main.ts'), unknown }
}
