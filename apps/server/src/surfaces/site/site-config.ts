import type { SiteConfig } from '@dhvani/catalogue'
import type { Endpoint } from '#http/requests/endpoint.ts'
import type { Config } from '#platform/config.ts'
import type { Platform } from '#platform/platform.ts'
import { isFromThisMachine } from './from-this-machine.ts'

/** Without Stripe's key no price can be paid. */
const NO_PRICES: SiteConfig['donationPrices'] = { 10: null, 50: null, 100: null }

/** @param isHere whether the page is on this machine: the mailbox opens nowhere else */
const renderSiteConfig = (config: Config, isHere: boolean): SiteConfig => ({
  donationPrices: config.stripe ? config.donationPrices : NO_PRICES,
  upi: config.upi,
  captchaSiteKey: config.captcha?.siteKey ?? null,
  captchaScriptUrl: config.captcha?.widget.scriptUrl ?? null,
  contactByMail: config.smtpUrl !== undefined && config.contactTo !== undefined,
  mailboxUrl: config.delivery === 'mailbox' && isHere ? '/mailbox' : null,
  publishableKey: config.publishableKey,
  passwordMinLength: config.auth.passwordMinLength,
  errorReports: config.errorReports,
  operator: config.operator,
})

/** GET /config.json: what a page must know at run time. */
export const serveSiteConfig: Endpoint<Platform> = (app, { config }) =>
  app.get('/config.json', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .send(renderSiteConfig(config, isFromThisMachine(request))),
  )
