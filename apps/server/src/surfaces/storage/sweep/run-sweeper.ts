import type { FastifyInstance } from 'fastify'
import { repeatUpkeep } from '#http/operations/repeat-upkeep.ts'
import { syncBuiltIn } from '../built-in/sync-built-in.ts'
import type { StorageContext } from '../storage-context.ts'
import { countLengths } from './count-lengths.ts'
import { sweep } from './sweep.ts'

const HOUR_MS = 3_600_000

/** Sweeps at the start, then every hour. Lengths are counted once the server listens: after an upgrade they may be many. */
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
  const closing = new AbortController()
  const count = async (): Promise<void> => {
    try {
      const lengths = await countLengths(context, closing.signal)
      if (lengths > 0) log.info({ lengths }, 'lengths of sounds were counted')
    } catch (error) {
      if (!closing.signal.aborted) log.error({ err: error }, 'counting lengths failed')
    }
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    void count()
    timer = setInterval(() => void count(), HOUR_MS)
    timer.unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    closing.abort()
  })
}
