import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

type Upkeep = {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** What the log calls it, e.g. `the sweeper`. */
  readonly name: string
  readonly everyMs: number
  /**
   * @param isFirst whether this is the run before the server listens
   * @returns how many things were done, by kind; a run that did none is not logged
   */
  readonly run: (isFirst: boolean) => Promise<Readonly<Record<string, number>>>
}

/** Runs upkeep before the server listens, then at intervals. A run that fails is logged and not repeated early. */
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
