import { z } from 'zod'

/** What a page must know at run time: `GET /config.json`. */
export const siteConfigSchema = z.object({
  /** Stripe price ids by amount in pounds; `null` where the operator configured none. */
  donationPrices: z.object({
    10: z.string().nullable(),
    50: z.string().nullable(),
    100: z.string().nullable(),
  }),
  captchaSiteKey: z.string().nullable(),
  /** Script of the captcha's widget; loaded where somebody signs in or up. */
  captchaScriptUrl: z.string().nullable(),
  /** Whether contact messages are also mailed to the operator. */
  contactByMail: z.boolean(),
  /** Where no mailer is configured on a local machine: the mailbox page, else `null`. */
  mailboxUrl: z.string().nullable(),
  publishableKey: z.string(),
})

export type SiteConfig = z.infer<typeof siteConfigSchema>
