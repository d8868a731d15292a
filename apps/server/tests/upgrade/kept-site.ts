import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Postgres, PUBLISHABLE_KEY } from '../harness/index.ts'
import { unpackFolder } from './archive.ts'
import { KEPT_FILES, KEPT_RELEASES } from './kept-releases.ts'

/** pg_dump writes two commands to psql around the statements; PostgreSQL itself has none of them. */
const PSQL_COMMANDS = /^\\(un)?restrict .*$/gm

/** Loads a dump as `psql --file` does, into a new database whose cluster has the roles already. */
const loadDump = async (postgres: Postgres, file: string): Promise<string> => {
  const databaseUrl = await postgres.createEmptyDatabase()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query((await readFile(file, 'utf8')).replaceAll(PSQL_COMMANDS, ''))
  } finally {
    await client.end()
  }
  return databaseUrl
}

export type KeptSite = {
  readonly directory: string
  /** Settings with which a server starts on what was kept. */
  readonly settings: Readonly<Record<string, string>>
  remove(): Promise<void>
}

/**
 * Puts what was kept of a release where a server can start on it.
 *
 * @param postgres absent: the embedded database of the data directory is used
 */
export const openKeptSite = async (version: string, postgres?: Postgres): Promise<KeptSite> => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-upgrade-'))
  const data = join(directory, 'data')
  const kept = (name: string) => join(KEPT_RELEASES, version, name)
  await unpackFolder(kept(KEPT_FILES.data), data)
  if (postgres) await rm(join(data, 'database'), { recursive: true })
  return {
    directory,
    settings: {
      DATA_DIR: data,
      ...(postgres ? { DATABASE_URL: await loadDump(postgres, kept(KEPT_FILES.database)) } : {}),
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}

/** Headers of a request of a page; without `token` the caller is a visitor. */
export const headersOf = (token?: string): Record<string, string> => ({
  apikey: PUBLISHABLE_KEY,
  'content-type': 'application/json',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
})

/** Sends a request of a page. @returns the status, and the body where there is one */
export const askSite = async (
  origin: string,
  path: string,
  token?: string,
  body?: object,
): Promise<[status: number, body: unknown]> => {
  const response = await fetch(`${origin}${path}`, {
    headers: headersOf(token),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return [response.status, text === '' ? undefined : JSON.parse(text)]
}
