import type { FastifyInstance } from 'fastify'
import { repeatUpkeep } from '#http/repeat-upkeep.ts'
import { syncBuiltIn } from '../built-in/sync-built-in.ts'
import type { StorageContext } from '../storage-context.ts'
import { sweep } from './sweep.ts'

const HOUR_MS = 3_600_000

/** Sweeps at the start, then every hour. */
export const runSweeper = (app: FastifyInstance, context: StorageContext): void => {
  const { log, database, blobs } = context
  app.addHook('onReady', () => syncBuiltIn(context))
  // Alone on its data directory and not listening yet, this server has no upload under way.
  const firstGraceMs = database.kind === 'pglite' && blobs.kind === 'files' ? 0 : HOUR_MS
  repeatUpkeep(app, {
    log,
    name: 'the sweeper',
    everyMs: HOUR_MS,
    run: (isFirst) => sweep(context, isFirst ? firstGraceMs : HOUR_MS),
  })
}
