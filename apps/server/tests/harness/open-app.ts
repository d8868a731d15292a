import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { systemClock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config.ts'
import { createLogger } from '#platform/log.ts'
import { openPlatform } from '#platform/open-platform.ts'
import type { Platform } from '#platform/platform.ts'
import { readConfig } from '#start/read-config.ts'
import { buildServer } from '../../src/app.ts'
import { openTemplateDatabase } from './embedded-database.ts'

/** A server that listens nowhere: tests ask it with `app.inject`. */
export type OpenApp = {
  readonly app: FastifyInstance
  readonly config: Config
  readonly platform: Platform
  /** Warnings and errors of the log, a line each. */
  readonly lines: readonly string[]
  close(): Promise<void>
}

/**
 * Opens a server on the embedded database, with rate limits on.
 *
 * @param settings as the environment names them
 */
export const openApp = async (settings: Record<string, string> = {}): Promise<OpenApp> => {
  const dataDirectory = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'dhvani-app-')))
  const lines: string[] = []
  const config = readConfig({ DATA_DIR: dataDirectory, ...settings })
  const platform = await openPlatform({
    config,
    clock: systemClock,
    log: createLogger('warn', { write: (line: string) => void lines.push(line) }),
    passwordCost: 4,
    database: await openTemplateDatabase(),
  })
  const app = await buildServer(platform)
  return {
    app,
    config,
    platform,
    lines,
    async close() {
      await app.close()
      await platform.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
