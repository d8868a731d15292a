import { resolve } from 'node:path'
import type { z } from 'zod'
import type { Config } from '#platform/config.ts'
import { isLoopbackHost } from '#platform/loopback.ts'
import { captchaWidgetOf } from './captcha-widget.ts'
import { settingsSchema, type Settings } from './settings.ts'

/** Wrong or missing settings; `problems` has one line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

const TOGETHER: readonly (readonly (keyof Settings)[])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET', 'CAPTCHA_VERIFY_URL'],
  ['SMS_API_URL', 'SMS_API_TOKEN'],
  ['UPI_ID', 'UPI_NAME'],
]

const incompleteGroups = (settings: Settings): string[] =>
  TOGETHER.flatMap((group) => {
    const missing = group.filter((name) => settings[name] === undefined)
    const given = group.filter((name) => settings[name] !== undefined)
    return given.length > 0 && missing.length > 0
      ? [`${missing.join(', ')}: must be set, because ${given.join(', ')} is.`]
      : []
  })

const describe = (issue: z.core.$ZodIssue): string =>
  `${issue.path.join('.')}: ${issue.message.replace(/^Invalid input: /, '')}`

/**
 * @param environment usually `process.env`; an empty value counts as not set
 * @returns every setting of the public interface, validated and frozen
 * @throws {ConfigError} with one line for every wrong setting
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(describe))
  const settings = parsed.data
  const problems = incompleteGroups(settings)

  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  const isLocal = isLoopbackHost(settings.HOST) && isLoopbackHost(new URL(publicUrl).hostname)
  if (!settings.SMTP_URL && !isLocal && !settings.AUTH_AUTOCONFIRM)
    problems.push(
      'SMTP_URL: must be set when HOST or PUBLIC_URL is not this machine, or a visitor could not confirm an address (or set AUTH_AUTOCONFIRM=true).',
    )
  if (problems.length > 0) throw new ConfigError(problems)

  const price = (amount: 10 | 50 | 100) => settings[`STRIPE_PRICE_${amount}`] ?? null
  return Object.freeze<Config>({
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDirectory: resolve(settings.DATA_DIR),
    trustProxy: settings.TRUST_PROXY,
    databaseUrl: settings.DATABASE_URL,
    s3:
      settings.S3_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: settings.S3_ENDPOINT,
            region: settings.S3_REGION,
            bucket: settings.S3_BUCKET ?? '',
            accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
          },
    redisUrl: settings.REDIS_URL,
    delivery: settings.SMTP_URL ? 'smtp' : isLocal ? 'mailbox' : 'none',
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `Dhvani <no-reply@${new URL(publicUrl).hostname}>`,
    contactTo: settings.CONTACT_TO,
    securityContact: settings.SECURITY_CONTACT,
    sms:
      settings.SMS_API_URL === undefined
        ? undefined
        : { url: settings.SMS_API_URL, token: settings.SMS_API_TOKEN ?? '' },
    google:
      settings.GOOGLE_CLIENT_ID === undefined
        ? undefined
        : {
            clientId: settings.GOOGLE_CLIENT_ID,
            clientSecret: settings.GOOGLE_CLIENT_SECRET ?? '',
            issuer: settings.GOOGLE_ISSUER,
          },
    oidcIssuers: settings.OIDC_ISSUERS,
    samlProvidersFile: settings.SAML_PROVIDERS_FILE,
    captcha:
      settings.CAPTCHA_SITE_KEY === undefined || settings.CAPTCHA_VERIFY_URL === undefined
        ? undefined
        : {
            siteKey: settings.CAPTCHA_SITE_KEY,
            secret: settings.CAPTCHA_SECRET ?? '',
            verifyUrl: settings.CAPTCHA_VERIFY_URL,
            widget: captchaWidgetOf(settings.CAPTCHA_VERIFY_URL),
          },
    stripe:
      settings.STRIPE_SECRET_KEY === undefined
        ? undefined
        : { secretKey: settings.STRIPE_SECRET_KEY, apiBase: settings.STRIPE_API_BASE },
    donationPrices: { 10: price(10), 50: price(50), 100: price(100) },
    upi:
      settings.UPI_ID === undefined || settings.UPI_NAME === undefined
        ? null
        : { id: settings.UPI_ID, name: settings.UPI_NAME },
    operator: {
      name: settings.OPERATOR_NAME ?? null,
      address: settings.OPERATOR_ADDRESS ?? null,
      law: settings.OPERATOR_LAW ?? null,
      grievanceOfficer: settings.GRIEVANCE_OFFICER ?? null,
    },
    serviceKey: settings.SERVICE_KEY,
    publishableKey: settings.PUBLISHABLE_KEY,
    auth: {
      signUps: settings.AUTH_SIGNUPS,
      autoconfirm: settings.AUTH_AUTOCONFIRM,
      smsAutoconfirm: settings.AUTH_SMS_AUTOCONFIRM,
      redirectUrls: settings.AUTH_REDIRECT_URLS,
      rateLimits: settings.AUTH_RATE_LIMITS === 'on',
      jwtSecret: settings.AUTH_JWT_SECRET,
      passwordMinLength: settings.AUTH_PASSWORD_MIN_LENGTH,
      anonymousUsers: settings.AUTH_ANONYMOUS_USERS,
      manualLinking: settings.AUTH_MANUAL_LINKING,
      reauthentication: settings.AUTH_REAUTHENTICATION,
      sessionHours: settings.AUTH_SESSION_HOURS,
      inactivityHours: settings.AUTH_INACTIVITY_HOURS,
    },
    uploadQuota: { megabytes: settings.UPLOAD_QUOTA_MB, sounds: settings.UPLOAD_QUOTA_SOUNDS },
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    errorReports: settings.ERROR_REPORTS,
  })
}
