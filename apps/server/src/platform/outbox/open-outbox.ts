import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { createDeliveringOutbox } from './delivering-outbox.ts'
import { createMailboxOutbox } from './mailbox.ts'
import type { Outbox } from './outbox.ts'
import { createSmsCarrier } from './sms-carrier.ts'
import { createSmtpCarrier } from './smtp-carrier.ts'

export const openOutbox = (
  config: Config,
  database: Database,
  clock: Clock,
  onProblem: (message: string) => void,
): Outbox => {
  if (!config.smtpUrl && !config.sms) return createMailboxOutbox(database, clock)
  return createDeliveringOutbox(
    database,
    clock,
    {
      ...(config.smtpUrl ? { mail: createSmtpCarrier(config.smtpUrl, config.mailFrom) } : {}),
      ...(config.sms ? { sms: createSmsCarrier(config.sms.url, config.sms.token) } : {}),
    },
    onProblem,
  )
}
