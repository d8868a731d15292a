import { destination } from 'pino'
import { systemClock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config.ts'
import { createLogger } from '#platform/log.ts'
import { openPlatform } from '#platform/open-platform.ts'
import { ConfigError, readConfig } from '#start/read-config.ts'
import { openStorage } from '#surfaces/storage/open-storage.ts'
import type { StorageContext } from '#surfaces/storage/storage-context.ts'

/**
 * Opens database and files of the settings without serving them, and always closes them again. Messages
 * that wait are not sent: the database may be a restored copy, and then the site itself sends them.
 */
export const withStorage = async <Result>(
  config: Config,
  work: (context: StorageContext) => Promise<Result>,
): Promise<Result> => {
  const log = createLogger('warn', destination(2))
  const withoutCarriers = { ...config, smtpUrl: undefined, sms: undefined }
  const platform = await openPlatform({ config: withoutCarriers, clock: systemClock, log })
  try {
    const context = await openStorage(platform)
    try {
      return await work(context)
    } finally {
      await context.disk.files.close()
      await context.blobs.close()
    }
  } finally {
    await platform.close()
  }
}

/**
 * Reads the settings and runs a command, whose files are its user's alone. A failure is one line on
 * stderr.
 */
export const runCommand = async (work: (config: Config) => Promise<void>): Promise<void> => {
  process.umask(0o077)
  try {
    await work(readConfig(process.env))
  } catch (error) {
    const lines = error instanceof ConfigError ? error.problems : [(error as Error).message]
    for (const line of lines) process.stderr.write(`${line}\n`)
    process.exitCode = 1
  }
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
