/** Everything an operator can set, read once at start (`start/read-config.ts`) and passed down. */
export type Config = {
  readonly port: number
  readonly host: string
  /** Origin under which people see the site, without a slash at its end. */
  readonly publicUrl: string
  /** Absolute path. */
  readonly dataDirectory: string
  /** Addresses of proxies, or their number; `true` trusts every header that a client sends. */
  readonly trustProxy: boolean | number | string[]
  /** Absent: the embedded database. */
  readonly databaseUrl: string | undefined
  /** Absent: files in the data directory. */
  readonly s3:
    | {
        readonly endpoint: string
        readonly region: string
        readonly bucket: string
        readonly accessKeyId: string
        readonly secretAccessKey: string
      }
    | undefined
  readonly redisUrl: string | undefined
  /** Where mail goes; the mailbox exists only on a site that no other machine can reach. */
  readonly delivery: 'smtp' | 'mailbox' | 'none'
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly contactTo: string | undefined
  /** A URI, as RFC 9116 wants it. */
  readonly securityContact: string | undefined
  readonly sms: { readonly url: string; readonly token: string } | undefined
  readonly google:
    | { readonly clientId: string; readonly clientSecret: string; readonly issuer: string }
    | undefined
  readonly oidcIssuers: readonly { readonly issuer: string; readonly clientId: string }[]
  readonly samlProvidersFile: string | undefined
  readonly captcha:
    | {
        readonly siteKey: string
        readonly secret: string
        readonly verifyUrl: string
        readonly widget: CaptchaWidget
      }
    | undefined
  readonly stripe: { readonly secretKey: string; readonly apiBase: string } | undefined
  readonly donationPrices: {
    readonly 10: string | null
    readonly 50: string | null
    readonly 100: string | null
  }
  /** The payee whom donors pay by UPI; `null` where the operator named none. */
  readonly upi: { readonly id: string; readonly name: string } | null
  /** Who runs the site, as its terms name them; `null` where they have not said. */
  readonly operator: {
    readonly name: string | null
    readonly address: string | null
    readonly law: string | null
    readonly grievanceOfficer: string | null
  }
  /** Absent: generated into the data directory. */
  readonly serviceKey: string | undefined
  readonly publishableKey: string
  readonly auth: AuthConfig
  readonly uploadQuota: { readonly megabytes: number; readonly sounds: number }
  readonly logLevel: string
  /** Absent: `/metrics` is not there. */
  readonly metricsToken: string | undefined
  /** Share of the pages that report their errors and how smoothly they played, from 0 (the server takes no reports) to 1. */
  readonly errorReports: number
}

export type CaptchaWidget = {
  readonly scriptUrl: string
  /** Origins of the widget's script, frame and requests: the only foreign origins on our pages. */
  readonly origins: readonly string[]
}

export type AuthConfig = {
  /** Without it only an operator makes accounts. */
  readonly signUps: boolean
  /** New accounts need no confirmation mail. */
  readonly autoconfirm: boolean
  /** New accounts need no confirmation by text message. */
  readonly smsAutoconfirm: boolean
  /** Globs of further addresses that links in mails may lead to. */
  readonly redirectUrls: readonly string[]
  readonly rateLimits: boolean
  /** A project that brings its own HS256 secret; absent: ES256 with keys of our own. */
  readonly jwtSecret: string | undefined
  /** Least length of a new password, in Unicode code points. */
  readonly passwordMinLength: number
  readonly anonymousUsers: boolean
  readonly manualLinking: boolean
  /** A change of how a person signs in needs a fresh proof (docs/contract/auth.md §19.1). */
  readonly reauthentication: boolean
  readonly sessionHours: number | undefined
  readonly inactivityHours: number | undefined
}
