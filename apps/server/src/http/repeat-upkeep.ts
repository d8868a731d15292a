import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

type Upkeep = {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** What the log calls it, e.g. `the sweeper`. */
  readonly name: string
  readonly everyMs: number
  /** @returns how much was done, by kind; nothing is logged where all of it is 0 */
  readonly run: (isFirst: boolean) => Promise<Readonly<Record<string, number>>>
}

/** Runs upkeep before the server listens, and then again and again. A run that fails is tried at the next time. */
export const repeatUpkeep = (app: FastifyInstance, { log, name, everyMs, run }: Upkeep): void => {
  const runNow = async (isFirst: boolean) => {
    try {
      const done = await run(isFirst)
      if (Object.values(done).some((count) => count > 0)) log.info(done, `${name} has run`)
    } catch (error) {
      log.error({ err: error }, `${name} failed`)
    }
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    await runNow(true)
    timer = setInterval(() => void runNow(false), everyMs)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
