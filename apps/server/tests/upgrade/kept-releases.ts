import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readMigrations } from '#platform/database/migrate.ts'

/** Where `npm run release:keep` puts the data of each release: one folder a version. */
export const KEPT_RELEASES = fileURLToPath(new URL('releases', import.meta.url))

/** The files in the folder of a version. */
export const KEPT_FILES = {
  /** A data directory as the release left it, without what the next start makes anew. */
  data: 'data.tar.gz',
  /** The same world on PostgreSQL, as pg_dump writes it in plain statements. */
  database: 'database.sql',
  /** What must be found again: a {@link KeptWorld}. */
  world: 'world.json',
} as const

const rowSchema = z.object({ id: z.string(), name: z.string() })

const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  password: z.string(),
  /** One for each browser that is signed in. */
  refreshTokens: z.array(z.string()),
  /** Names the key that signed the last access token. */
  keyId: z.string(),
  beats: z.array(rowSchema.extend({ beat: z.unknown() })),
  mixes: z.array(rowSchema.extend({ mix: z.unknown() })),
  sounds: z.array(rowSchema.extend({ path: z.string(), bytes: z.number(), sha256: z.string() })),
})

const worldSchema = z.object({
  version: z.string(),
  made: z.string(),
  migrations: z.array(z.string()),
  people: z.array(personSchema),
  contactMessages: z.array(z.object({ name: z.string(), email: z.string(), message: z.string() })),
})

export type KeptPerson = z.infer<typeof personSchema>

/** The people of a kept release and what they own, as its public calls answered. */
export type KeptWorld = z.infer<typeof worldSchema>

/** @throws when the folder of that version has no such file, or one of another form */
export const readKeptWorld = async (version: string): Promise<KeptWorld> =>
  worldSchema.parse(
    JSON.parse(await readFile(join(KEPT_RELEASES, version, KEPT_FILES.world), 'utf8')),
  )

/** @returns the versions that are kept */
export const listKeptVersions = async (): Promise<string[]> =>
  (await readdir(KEPT_RELEASES, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

/** @returns the names of this release's migrations, in the order in which they run */
export const listMigrations = async (): Promise<string[]> =>
  (await readMigrations()).map(({ name }) => name)
