import { z } from 'zod'
import { PASSWORD_LENGTH, type DONATION_TIERS_GBP } from './limits.ts'

type PriceIds = Record<(typeof DONATION_TIERS_GBP)[number], z.ZodType<string | null>>

/** The settings that a page reads at run time: `GET /config.json`. */
export const siteConfigSchema = z.object({
  /** Stripe price ids by amount in pounds; `null` where the operator has not set up its payment. */
  donationPrices: z.object({
    10: z.string().nullable(),
    50: z.string().nullable(),
    100: z.string().nullable(),
  } satisfies PriceIds),
  /** Whom people pay by UPI: a virtual payment address and a name; an older server tells neither. */
  upi: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  captchaSiteKey: z.string().nullable(),
  /** Script of the captcha's widget; pages load it at sign-in and sign-up. */
  captchaScriptUrl: z.string().nullable(),
  /** Whether contact messages are also mailed to the operator. */
  contactByMail: z.boolean(),
  /** Address of the mailbox page on a local machine without a mailer, else `null`. */
  mailboxUrl: z.string().nullable(),
  publishableKey: z.string(),
  /** Least length of a new password, in Unicode code points; an older server tells none. */
  passwordMinLength: z
    .number()
    .int()
    .min(PASSWORD_LENGTH.min)
    .max(PASSWORD_LENGTH.max)
    .default(PASSWORD_LENGTH.min),
  /** Share of the pages that report their errors, from 0 to 1. */
  errorReports: z.number().min(0).max(1),
  /** Who runs the site, for its terms and privacy page; `null` where the operator has not said. */
  operator: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    /** Country whose law governs the terms, and the courts. */
    law: z.string().nullable(),
    grievanceOfficer: z.string().nullable(),
  }),
})

export type SiteConfig = z.infer<typeof siteConfigSchema>
