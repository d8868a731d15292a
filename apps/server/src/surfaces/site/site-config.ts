import type { SiteConfig } from '@dhvani/catalogue'
import type { Endpoint } from '#http/endpoint.ts'
import type { Config } from '#platform/config.ts'
import type { Platform } from '#platform/platform.ts'

const renderSiteConfig = (config: Config): SiteConfig => ({
  donationPrices: config.donationPrices,
  captchaSiteKey: config.captcha?.siteKey ?? null,
  captchaScriptUrl: config.captcha?.widget.scriptUrl ?? null,
  contactByMail: config.smtpUrl !== undefined && config.contactTo !== undefined,
  mailboxUrl: config.delivery === 'mailbox' ? '/mailbox' : null,
  publishableKey: config.publishableKey,
  operator: config.operator,
})

/** GET /config.json: what a page must know at run time. */
export const serveSiteConfig: Endpoint<Platform> = (app, { config }) =>
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(renderSiteConfig(config)),
  )
