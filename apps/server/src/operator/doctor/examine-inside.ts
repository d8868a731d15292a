import type { Config } from '#platform/config.ts'
import { lockDataDirectory } from '#platform/data-lock.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { readMigrationState, type MigrationState } from '#platform/database/migrate.ts'
import { readServerVersion } from '#platform/server-version.ts'
import { STATEMENT_TIMEOUT_MS } from '#platform/database/database.ts'
import { askRunningServer } from '../ask-running-server.ts'
import { withStorage } from '../run-command.ts'
import { ok, problem, type Finding } from './finding.ts'
import { inspectionSchema, inspectSite } from './inspect-site.ts'
import { judgeInspection, judgeMigrations } from './judge-inspection.ts'
import { INSPECTION_PATH } from './serve-inspection.ts'

const unwatched = {
  limitMs: STATEMENT_TIMEOUT_MS,
  onEnded: () => undefined,
  onReopened: () => undefined,
  onFailure: () => undefined,
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

/** Database and files: a running server is asked, since it alone may have them open. */
export const examineInside = async (config: Config): Promise<Finding[]> => {
  const version = await readServerVersion()
  const answer = await askRunningServer(config, INSPECTION_PATH)
  if (answer?.ok)
    return [
      ok('server: it runs'),
      ...judgeInspection(inspectionSchema.parse(await answer.json()), version),
    ]
  if (answer?.status === 404)
    return [problem(`server: an older release runs; this is ${version}: restart it`)]
  const stopped = ok('server: it does not run on this data')
  const state = await readStoppedMigrations(config)
  const migrations = judgeMigrations(state)
  if (migrations.level !== 'ok') return [stopped, ok(`version: ${version}`), migrations]
  return withStorage(config, async (context) => [
    stopped,
    ...judgeInspection(await inspectSite(context), version),
  ])
}
