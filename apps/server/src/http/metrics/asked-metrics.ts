import { Gauge, type Registry } from 'prom-client'
import { readDatabaseSize } from '#platform/database/database-size.ts'
import { readDiskSpace } from '#platform/disk-space.ts'
import type { Platform } from '#platform/platform.ts'
import { runChecks, withinTwoSeconds, type ReadinessCheck } from '#http/operations/readiness.ts'

/**
 * Numbers that come from another program or the disk. A source that does not answer has no sample in that
 * scrape. The other numbers are served, since an operator reads them when something is down.
 *
 * @returns asks anew, within two seconds
 */
export const registerAskedMetrics = (
  registry: Registry,
  { config, clock, database, outbox, log }: Platform,
  checks: readonly ReadinessCheck[],
): (() => Promise<void>) => {
  const registers = [registry]
  const passes = new Gauge({
    name: 'dhvani_check_passes',
    help: '1 for each check of /readyz that passes, else 0.',
    labelNames: ['check'],
    registers,
  })
  const messages = new Gauge({
    name: 'dhvani_outbox_messages',
    help: 'Messages that wait to be sent, and those that no further try will send.',
    labelNames: ['channel', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'dhvani_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits to be sent; 0 where none waits.',
    labelNames: ['channel'],
    registers,
  })
  const disk = new Gauge({
    name: 'dhvani_data_directory_bytes',
    help: 'The file system of the data directory: its size, and what the server may still write.',
    labelNames: ['kind'],
    registers,
  })
  const databaseSize = new Gauge({
    name: 'dhvani_database_bytes',
    help: 'Tables with their indexes, and of the embedded database the write-ahead log.',
    labelNames: ['part'],
    registers,
  })

  const askChecks = async () => {
    for (const { name, error } of await runChecks(checks))
      passes.set({ check: name }, error === undefined ? 1 : 0)
  }
  const askOutbox = async () => {
    messages.reset()
    oldest.reset()
    for (const { channel, waiting, failed, oldestAt } of await withinTwoSeconds(outbox.backlog())) {
      messages.set({ channel, state: 'waiting' }, waiting)
      messages.set({ channel, state: 'failed' }, failed)
      const age = oldestAt === null ? 0 : clock.now().getTime() - oldestAt.getTime()
      oldest.set({ channel }, age / 1000)
    }
  }
  const askDisk = async () => {
    const { sizeBytes, freeBytes } = await readDiskSpace(config.dataDirectory)
    disk.set({ kind: 'size' }, sizeBytes)
    disk.set({ kind: 'free' }, freeBytes)
  }
  const askDatabaseSize = async () => {
    databaseSize.reset()
    const { rowsBytes, logBytes } = await withinTwoSeconds(readDatabaseSize(database))
    databaseSize.set({ part: 'rows' }, rowsBytes)
    if (logBytes !== null) databaseSize.set({ part: 'log' }, logBytes)
  }
  const ask = (name: string, work: () => Promise<void>) =>
    work().catch((error: unknown) => log.warn({ err: error }, `no metrics of the ${name}`))

  return async () => {
    await Promise.all([
      ask('checks', askChecks),
      ask('outbox', askOutbox),
      ask('data directory', askDisk),
      ask('size of the database', askDatabaseSize),
    ])
  }
}
