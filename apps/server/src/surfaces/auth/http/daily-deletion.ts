import type { FastifyInstance } from 'fastify'
import { repeatUpkeep } from '#http/operations/repeat-upkeep.ts'
import { deleteOldRecords } from '../account-lifecycle/delete-old-records.ts'
import type { AuthContext } from '../auth-context.ts'

const DAY_MS = 86_400_000

/** Deletes old records at the start, then once a day. */
export const deleteOldRecordsDaily = (
  app: FastifyInstance,
  { log, database, clock }: AuthContext,
): void =>
  repeatUpkeep(app, {
    log,
    name: 'the deletion of old records',
    everyMs: DAY_MS,
    run: () => deleteOldRecords(database, clock.now()),
  })
