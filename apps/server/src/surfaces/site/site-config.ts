import type { SiteConfig } from '@dhvani/catalogue'
import type { Config } from '#platform/config.ts'

/** What a page asks for at run time: `GET /config.json`. */
export const renderSiteConfig = (config: Config): SiteConfig => ({
  donationPrices: config.donationPrices,
  captchaSiteKey: config.captcha?.siteKey ?? null,
  captchaScriptUrl: config.captcha?.widget.scriptUrl ?? null,
  contactByMail: config.smtpUrl !== undefined && config.contactTo !== undefined,
  mailboxUrl: config.delivery === 'mailbox' ? '/mailbox' : null,
  publishableKey: config.publishableKey,
})
