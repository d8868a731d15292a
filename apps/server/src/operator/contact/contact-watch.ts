import type { Platform } from '#platform/platform.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import type { RateRule } from '#platform/rate-limits/rate-limits.ts'
import type { InsertWatch } from '#surfaces/data/data-context.ts'
import { DataError } from '#surfaces/data/data-errors.ts'
import { createContactMailer } from './contact-mailer.ts'

/** Five messages at once, then one every six minutes. */
export const CONTACT_MESSAGES: RateRule = { name: 'contact', burst: 5, limit: 10, seconds: 3600 }
const SECONDS_A_MESSAGE = CONTACT_MESSAGES.seconds / CONTACT_MESSAGES.limit

/** Finds messages that another replica stored just before it died. */
const LOOK_EVERY_MS = 60_000

/**
 * Contact messages are rows of the data API. This limits how many come from one address, and mails
 * every stored message to the operator.
 */
export const watchContact = (platform: Platform): InsertWatch & { close(): Promise<void> } => {
  const { config, rateLimits, log } = platform
  const mailer =
    config.contactTo === undefined || config.delivery === 'none'
      ? undefined
      : createContactMailer({ ...platform, to: config.contactTo })
  let working = Promise.resolve()
  const mail = () => {
    working = working
      .then(() => mailer?.work())
      .catch((error: unknown) => log.error({ err: error }, 'contact messages were not mailed'))
  }
  const timer = mailer && setInterval(mail, LOOK_EVERY_MS)
  mail()
  return {
    async admit({ rows, address }) {
      if (rows !== 1) throw new DataError(400, 'PGRST102', 'One message at a time')
      if (!(await rateLimits.take(CONTACT_MESSAGES, subjectOfAddress(address))))
        throw new DataError(429, '429', 'Too many messages. Please wait a little.', {
          retryAfterSeconds: SECONDS_A_MESSAGE,
        })
    },
    stored: mail,
    async close() {
      clearInterval(timer)
      await working
    },
  }
}
