import type { Settings } from './settings.ts'

type Name = keyof Settings

/** Settings that only make sense together share a row. */
export type SettingsRow = {
  readonly names: readonly Name[]
  readonly meaning: string
  /** In words, where `settingsSchema` has no default and the server finds one by itself. */
  readonly default?: string
  /** Values to copy from `.env.example`, for settings without a default. */
  readonly examples?: Readonly<Partial<Record<Name, string>>>
}

/**
 * What an operator reads about every setting, in groups. README.md and `.env.example` say the
 * same: `settings.test.ts` compares them. Names, forms and defaults are those of `settingsSchema`.
 */
export const SETTINGS_TABLE: readonly (readonly SettingsRow[])[] = [
  [
    { names: ['PORT'], meaning: 'where it listens' },
    { names: ['HOST'], meaning: 'on which address' },
    {
      names: ['PUBLIC_URL'],
      meaning: 'the address people use; one build serves any',
      default: '`http://localhost:$PORT`',
      examples: { PUBLIC_URL: 'https://dhvani.example' },
    },
    { names: ['DATA_DIR'], meaning: 'database, uploads, keys' },
    { names: ['TRUST_PROXY'], meaning: 'proxies whose `X-Forwarded-*` count, or how many (below)' },
  ],
  [
    {
      names: ['DATABASE_URL'],
      meaning: 'PostgreSQL instead of the embedded one',
      examples: { DATABASE_URL: 'postgres://dhvani:secret@localhost:5432/dhvani' },
    },
    {
      names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      meaning: 'files in an S3-compatible store',
      examples: { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'dhvani' },
    },
    { names: ['S3_REGION'], meaning: 'the region of that store' },
    {
      names: ['REDIS_URL'],
      meaning: 'rate limits shared between replicas',
      examples: { REDIS_URL: 'redis://localhost:6379' },
    },
  ],
  [
    {
      names: ['SMTP_URL'],
      meaning: 'mail; without it the local mailbox, on loopback only',
      examples: { SMTP_URL: 'smtps://user:secret@mail.example' },
    },
    {
      names: ['MAIL_FROM'],
      meaning: 'the sender of mails',
      default: '`Dhvani <no-reply@host>`, with the host of `PUBLIC_URL`',
      examples: { MAIL_FROM: 'Dhvani <hello@dhvani.example>' },
    },
    {
      names: ['CONTACT_TO'],
      meaning: 'where contact messages are mailed',
      examples: { CONTACT_TO: 'hello@dhvani.example' },
    },
    {
      names: ['SECURITY_CONTACT'],
      meaning: 'where weaknesses are reported: `mailto:`, `https:` or `tel:`',
      default: 'the contact page, where `PUBLIC_URL` is https',
      examples: { SECURITY_CONTACT: 'mailto:security@dhvani.example' },
    },
    { names: ['SMS_API_URL', 'SMS_API_TOKEN'], meaning: 'text messages' },
  ],
  [
    { names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], meaning: 'sign-in with Google' },
    { names: ['GOOGLE_ISSUER'], meaning: 'another issuer in its place' },
    { names: ['OIDC_ISSUERS'], meaning: 'further issuers for the id_token grant' },
    { names: ['SAML_PROVIDERS_FILE'], meaning: 'single sign-on' },
    {
      names: ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET', 'CAPTCHA_VERIFY_URL'],
      meaning: 'Turnstile or hCaptcha, by the verify address',
    },
  ],
  [
    {
      names: ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_10', 'STRIPE_PRICE_50', 'STRIPE_PRICE_100'],
      meaning: 'donations',
    },
    { names: ['STRIPE_API_BASE'], meaning: 'the address of its API' },
    {
      names: ['UPI_ID', 'UPI_NAME'],
      meaning: 'whom people in India pay by UPI',
      examples: { UPI_ID: 'dhvani@bank', UPI_NAME: 'Dhvani Trust' },
    },
  ],
  [
    {
      names: ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_LAW', 'GRIEVANCE_OFFICER'],
      meaning: 'who runs the site, for its terms and privacy page',
      examples: {
        OPERATOR_NAME: 'Dhvani Trust',
        OPERATOR_ADDRESS: '1 Example Road, Pune 411001, India',
        OPERATOR_LAW: 'India; courts at Pune',
        GRIEVANCE_OFFICER: 'A. Name, grievance@dhvani.example',
      },
    },
  ],
  [
    {
      names: ['SERVICE_KEY'],
      meaning: 'key of the admin calls',
      default: 'generated into the data directory',
    },
    { names: ['PUBLISHABLE_KEY'], meaning: 'key that every page carries' },
    { names: ['AUTH_SIGNUPS'], meaning: '`false`: only operators make accounts and invite people' },
    { names: ['AUTH_AUTOCONFIRM'], meaning: 'accounts without a confirmation mail' },
    { names: ['AUTH_SMS_AUTOCONFIRM'], meaning: 'accounts without a confirming text message' },
    {
      names: ['AUTH_REDIRECT_URLS'],
      meaning: 'further addresses that links may lead to; a loopback host must be spelled out',
    },
    { names: ['AUTH_JWT_SECRET'], meaning: 'HS256 secret of a project that brings one' },
    { names: ['AUTH_PASSWORD_MIN_LENGTH'], meaning: 'characters of a new password, 8 to 128' },
    { names: ['AUTH_ANONYMOUS_USERS'], meaning: 'sign-ins without an address' },
    { names: ['AUTH_MANUAL_LINKING'], meaning: 'people link and unlink identities' },
    {
      names: ['AUTH_REAUTHENTICATION'],
      meaning: 'a fresh proof before changes of how one signs in',
    },
    {
      names: ['AUTH_SESSION_HOURS', 'AUTH_INACTIVITY_HOURS'],
      meaning: 'how long a session lasts at most, and unused',
    },
    { names: ['AUTH_RATE_LIMITS'], meaning: '`off` only for load tests' },
    { names: ['UPLOAD_QUOTA_MB', 'UPLOAD_QUOTA_SOUNDS'], meaning: 'per person' },
    {
      names: ['LOG_LEVEL'],
      meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    },
    { names: ['METRICS_TOKEN'], meaning: 'opens `/metrics`' },
    {
      names: ['ERROR_REPORTS'],
      meaning: 'share of pages that tell of their errors and of gaps in their sound; `0` for none',
    },
  ],
]

/** Read when the site is built, and only for a site on a hosted Supabase project. */
export const BUILD_SETTINGS = [
  'VITE_SITE_URL',
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_STRIPE_PRICE_10',
  'VITE_STRIPE_PRICE_50',
  'VITE_STRIPE_PRICE_100',
  'VITE_OPERATOR_NAME',
  'VITE_OPERATOR_ADDRESS',
  'VITE_OPERATOR_LAW',
  'VITE_GRIEVANCE_OFFICER',
] as const
