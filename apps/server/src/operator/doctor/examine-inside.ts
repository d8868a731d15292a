import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { DataDirectoryInUseError, lockDataDirectory } from '#platform/data-lock.ts'
import { DATABASE_FOLDER, openDatabase } from '#platform/database/open-database.ts'
import { readMigrationState, type MigrationState } from '#platform/database/migrate.ts'
import { readServerVersion } from '#platform/server-version.ts'
import { STATEMENT_TIMEOUT_MS } from '#platform/database/database.ts'
import { askRunningServer } from '../ask-running-server.ts'
import { withStorage } from '../run-command.ts'
import { ok, problem, type Finding } from './finding.ts'
import { inspectionSchema, inspectSite } from './inspect-site.ts'
import { judgeInspection, judgeMigrations } from './judge-inspection.ts'

const unwatched = {
  limitMs: STATEMENT_TIMEOUT_MS,
  onEnded: () => undefined,
  onReopened: () => undefined,
  onFailure: () => undefined,
  onReclaimFailure: () => undefined,
}

/** Opens the database alone, since opening the whole platform would run the migrations. */
const readStoppedMigrations = async (config: Config): Promise<MigrationState> => {
  const unlock =
    config.databaseUrl === undefined ? await lockDataDirectory(config.dataDirectory) : undefined
  try {
    const database = await openDatabase(config, unwatched)
    try {
      return await readMigrationState(database)
    } finally {
      await database.close()
    }
  } finally {
    await unlock?.()
  }
}

/** Reads the answer of a running server, which alone may have database and files open. */
const examineRunning = async (answer: Response, version: string): Promise<Finding[]> => {
  const text = await answer.text()
  if (!answer.headers.get('content-type')?.includes('json'))
    return [problem(`server: another program answers at ${new URL(answer.url).host}; see PORT`)]
  if (answer.ok)
    return [
      ok('server: it runs'),
      ...judgeInspection(inspectionSchema.parse(JSON.parse(text)), version),
    ]
  if (answer.status === 404)
    return [problem(`server: an older release runs; this is ${version}: restart it`)]
  return [problem(`server: it runs, and refuses the doctor (${answer.status} ${text})`)]
}

const hasDatabase = (directory: string): Promise<boolean> =>
  access(join(directory, DATABASE_FOLDER)).then(
    () => true,
    () => false,
  )

/** Examines database and files: by asking a server that runs, else by opening them. */
export const examineInside = async (config: Config): Promise<Finding[]> => {
  const { databaseUrl, dataDirectory, host, port } = config
  const version = await readServerVersion()
  const answer = await askRunningServer(config, '/inspection')
  if (answer) return examineRunning(answer, version)
  // The doctor would create a missing database by opening it.
  if (databaseUrl === undefined && !(await hasDatabase(dataDirectory)))
    return [
      problem(
        `server: no site is in ${dataDirectory}, and none answers at ${host}:${port}; run the doctor with the settings of the server`,
      ),
    ]
  try {
    return await examineStopped(config, version)
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error
    return [
      problem(
        `server: a process works in ${dataDirectory}, and nothing answers at ${host}:${port}; run the doctor with HOST, PORT and SERVICE_KEY of the server. With them already, the server hangs: restart it (${error.message})`,
      ),
    ]
  }
}

const examineStopped = async (config: Config, version: string): Promise<Finding[]> => {
  const stopped = ok('server: it does not run on this data')
  const state = await readStoppedMigrations(config)
  const migrations = judgeMigrations(state)
  if (migrations.level !== 'ok') return [stopped, ok(`version: ${version}`), migrations]
  return withStorage(config, async (context) => [
    stopped,
    ...judgeInspection(await inspectSite(context), version),
  ])
}
