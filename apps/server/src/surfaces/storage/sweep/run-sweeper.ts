import type { FastifyInstance } from 'fastify'
import { syncBuiltIn } from '../built-in/sync-built-in.ts'
import type { StorageContext } from '../storage-context.ts'
import { sweep } from './sweep.ts'

const HOUR_MS = 3_600_000

/** At the start, then every hour. A sweep that fails is tried again an hour later. */
export const runSweeper = (app: FastifyInstance, context: StorageContext): void => {
  const { log, database } = context
  const sweepNow = async (graceMs: number) => {
    try {
      const swept = await sweep(context, graceMs)
      if (Object.values(swept).some((count) => count > 0)) log.info(swept, 'swept')
    } catch (error) {
      log.error({ err: error }, 'the sweeper failed')
    }
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    await syncBuiltIn(context)
    // Alone on its data directory and not listening yet, this server has no upload under way.
    await sweepNow(database.kind === 'pglite' && context.blobs.kind === 'files' ? 0 : HOUR_MS)
    timer = setInterval(() => void sweepNow(HOUR_MS), HOUR_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
