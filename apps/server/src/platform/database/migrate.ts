import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Queryable } from './database.ts'
import { requireRoles } from './require-roles.ts'
import { requireUtf8 } from './require-utf8.ts'

const SERVER_MIGRATIONS = new URL('../../../migrations/', import.meta.url)
const PUBLIC_MIGRATIONS = new URL('../../../../../supabase/migrations/', import.meta.url)
const ROLES_MIGRATION = 'server/001-roles.sql'

type Migration = { readonly name: string; readonly text: string; readonly hash: string }

const readFolder = async (folder: URL, prefix: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return {
        name: join(prefix, name),
        text,
        hash: createHash('sha256').update(text).digest('hex'),
      }
    }),
  )
}

/** What a Supabase project already has, then the project's own, each in the order of its names. */
export const readMigrations = async (): Promise<Migration[]> => [
  ...(await readFolder(SERVER_MIGRATIONS, 'server')),
  ...(await readFolder(PUBLIC_MIGRATIONS, 'public')),
]

const BOOKKEEPING = `
  create schema if not exists dhvani_migrations;
  create table if not exists dhvani_migrations.applied (
    name text primary key,
    hash text not null,
    applied_at timestamptz not null default now()
  );
`

export type MigrationState = {
  /** Names of this release that have not run yet. */
  readonly pending: readonly string[]
  /** Names that have run and that this release does not know: a newer one was here. */
  readonly unknown: readonly string[]
}

/** Compares this release's migrations with a database, and changes nothing. */
export const readMigrationState = async (database: Queryable): Promise<MigrationState> => {
  const known = (await readMigrations()).map(({ name }) => name)
  const [table] = await database.query<{ name: string | null }>(
    "select to_regclass('dhvani_migrations.applied')::text as name",
  )
  const rows = table?.name
    ? await database.query<{ name: string }>('select name from dhvani_migrations.applied')
    : []
  const applied = rows.map(({ name }) => name)
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

/** A newer release has changed the database in ways that this one does not know. */
export class NewerReleaseError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `A newer release of Dhvani has changed this database (${unknown.join(', ')}). Start that release, or restore a backup from before it.`,
    )
  }
}

/**
 * Brings a database up to date. Every file runs once, in one transaction with its own record;
 * replicas that start together take turns.
 *
 * @throws {NewerReleaseError} before anything is changed, when a file has run that this release lacks
 * @throws {EncodingError} before anything is changed, when the database does not keep its text as UTF-8
 * @throws {MissingRolesError} before anything is changed, when a dump was restored without its roles
 * @throws when a file that already ran has been edited: write a new one instead
 */
export const migrate = async (database: Database): Promise<void> => {
  const migrations = await readMigrations()
  await database.exclusively(async (tx) => {
    await requireUtf8(tx)
    const { unknown, pending } = await readMigrationState(tx)
    if (unknown.length > 0) throw new NewerReleaseError(unknown)
    if (!pending.includes(ROLES_MIGRATION)) await requireRoles(tx, pending.length === 0)
    await tx.script(BOOKKEEPING)
    const applied = new Map(
      (
        await tx.query<{ name: string; hash: string }>(
          'select name, hash from dhvani_migrations.applied',
        )
      ).map((row) => [row.name, row.hash]),
    )
    for (const { name, text, hash } of migrations) {
      const before = applied.get(name)
      if (before === hash) continue
      if (before !== undefined)
        throw new Error(`Migration ${name} was edited after it ran. Put the change in a new file.`)
      await tx.query('begin')
      try {
        await tx.script(text)
        await tx.query('insert into dhvani_migrations.applied (name, hash) values ($1, $2)', [
          name,
          hash,
        ])
        await tx.query('commit')
      } catch (error) {
        await tx.query('rollback')
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
    }
  })
}
