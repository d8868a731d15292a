import { PASSWORD_LENGTH } from '@dhvani/catalogue'
import { z } from 'zod'

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address.' })
  .transform((url) => url.replace(/\/+$/, ''))
const urlWith = (protocol: RegExp, message: string) => z.url({ protocol, error: message })
const text = z.string().trim().min(1)
const list = z.string().transform((value) => value.split(/[\s,]+/).filter((entry) => entry !== ''))
const flag = z
  .enum(['true', 'false'], { error: 'must be true or false.' })
  .transform((value) => value === 'true')
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${min} to ${max}.` })
    .int({ error: `must be a whole number from ${min} to ${max}.` })
    .min(min, { error: `must be at least ${min}.` })
    .max(max, { error: `must be at most ${max}.` })
const hours = z.coerce.number({ error: 'must be a number of hours.' }).positive().optional()

const publicUrl = httpUrl.refine((url) => new URL(url).pathname === '/', {
  error: 'must be an origin, without a path.',
})

/** `issuer=clientId` pairs: whose id_tokens are taken, and for which client. */
const oidcIssuers = list.pipe(
  z.array(
    z
      .string()
      .regex(/^https?:\/\/[^=]+=.+$/, { error: 'must be a list of issuer=clientId.' })
      .transform((entry) => {
        const cut = entry.indexOf('=')
        return { issuer: entry.slice(0, cut), clientId: entry.slice(cut + 1) }
      }),
  ),
)

/** The proxies' addresses, their number, or true and false (http/trusted-proxies.ts). */
const trustProxy = z
  .string()
  .regex(/^(true|false|[1-9]|[\da-f.:/, ]*[.:][\da-f.:/, ]*)$/i, {
    error: 'must be a list of addresses, a number of proxies from 1 to 9, true or false.',
  })
  .transform((value): boolean | number | string[] => {
    if (/^\d$/.test(value)) return Number(value)
    return value === 'true' || value === 'false' ? value === 'true' : value.split(/[\s,]+/)
  })

/** The environment as the public interface names it, each with its form and default. */
export const settingsSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: text.default('./data'),
  TRUST_PROXY: trustProxy.default(false),
  DATABASE_URL: urlWith(/^postgres(ql)?$/, 'must start with postgres://.').optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  REDIS_URL: urlWith(/^rediss?$/, 'must start with redis:// or rediss://.').optional(),
  SMTP_URL: urlWith(/^smtps?$/, 'must start with smtp:// or smtps://.').optional(),
  MAIL_FROM: text.optional(),
  CONTACT_TO: z.email({ error: 'must be an e-mail address.' }).optional(),
  SECURITY_CONTACT: urlWith(
    /^(mailto|https|tel)$/,
    'must start with mailto:, https:// or tel:.',
  ).optional(),
  SMS_API_URL: httpUrl.optional(),
  SMS_API_TOKEN: text.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  OIDC_ISSUERS: oidcIssuers.default([]),
  SAML_PROVIDERS_FILE: text.optional(),
  CAPTCHA_SITE_KEY: text.optional(),
  CAPTCHA_SECRET: text.optional(),
  CAPTCHA_VERIFY_URL: httpUrl.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PRICE_10: text.optional(),
  STRIPE_PRICE_50: text.optional(),
  STRIPE_PRICE_100: text.optional(),
  STRIPE_API_BASE: httpUrl.default('https://api.stripe.com'),
  // NPCI's linking specification: a virtual payment address is `name@handle`.
  UPI_ID: z
    .string()
    .regex(/^[a-z\d.\-_]{2,255}@[a-z][a-z\d]{1,63}$/i, { error: 'must be like name@bank.' })
    .optional(),
  // What turns a name around or breaks its line would show another payee. Indian scripts join letters by U+200C and U+200D.
  UPI_NAME: text
    .max(99, { error: 'must have at most 99 characters.' })
    .regex(/^(?:[\u200C\u200D]|\P{C})*$/u, { error: 'must have only characters that are seen.' })
    .optional(),
  OPERATOR_NAME: text.optional(),
  OPERATOR_ADDRESS: text.optional(),
  OPERATOR_LAW: text.optional(),
  GRIEVANCE_OFFICER: text.optional(),
  SERVICE_KEY: text.min(20, { error: 'must have at least 20 characters.' }).optional(),
  PUBLISHABLE_KEY: text.default('sb_publishable_dhvani_local'),
  AUTH_SIGNUPS: flag.default(true),
  AUTH_AUTOCONFIRM: flag.default(false),
  AUTH_SMS_AUTOCONFIRM: flag.default(false),
  AUTH_REDIRECT_URLS: list.default([]),
  AUTH_RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off.' }).default('on'),
  AUTH_JWT_SECRET: text.min(32, { error: 'must have at least 32 characters.' }).optional(),
  AUTH_PASSWORD_MIN_LENGTH: wholeNumber(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max).default(
    PASSWORD_LENGTH.min,
  ),
  AUTH_ANONYMOUS_USERS: flag.default(false),
  AUTH_MANUAL_LINKING: flag.default(true),
  AUTH_REAUTHENTICATION: flag.default(true),
  AUTH_SESSION_HOURS: hours,
  AUTH_INACTIVITY_HOURS: hours,
  UPLOAD_QUOTA_MB: wholeNumber(1, 1_048_576).default(1024),
  // The table user_sounds keeps no more of one person (docs/contract/data.md §9).
  UPLOAD_QUOTA_SOUNDS: wholeNumber(1, 1000).default(200),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent.',
    })
    .default('warn'),
  METRICS_TOKEN: text.optional(),
  ERROR_REPORTS: z.coerce
    .number({ error: 'must be a number from 0 to 1.' })
    .min(0, { error: 'must be at least 0.' })
    .max(1, { error: 'must be at most 1.' })
    .default(0.1),
})

export type Settings = z.infer<typeof settingsSchema>
