import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { deleteOldRecords } from '../account-lifecycle/delete-old-records.ts'

const DAY_MS = 86_400_000

/** Old records go after the start and then once a day. A deletion that fails is tried again the next day. */
export const deleteOldRecordsDaily = (app: FastifyInstance, context: AuthContext): void => {
  const { log, database, clock } = context
  const deleteNow = async () => {
    try {
      const deleted = await deleteOldRecords(database, clock.now())
      if (Object.values(deleted).some((count) => count > 0))
        log.info(deleted, 'old records deleted')
    } catch (error) {
      log.error({ err: error }, 'old records could not be deleted')
    }
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    await deleteNow()
    timer = setInterval(() => void deleteNow(), DAY_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
