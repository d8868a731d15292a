import type { RateRule } from '#platform/rate-limits/rate-limits.ts'
import type { AuthContext } from './auth-context.ts'
import { authErrors } from './auth-errors.ts'

const FIVE_MINUTES = 300
const HOUR = 3600

const perFiveMinutes = (name: string, limit: number, burst = 30): RateRule => ({
  name,
  burst,
  limit,
  seconds: FIVE_MINUTES,
})

/** Limits of docs/contract/auth.md §9; those from `password` on are our own. */
export const RATE_RULES = {
  signUp: perFiveMinutes('signup', 30),
  otp: perFiveMinutes('otp', 30),
  recover: perFiveMinutes('recover', 30),
  resend: perFiveMinutes('resend', 30),
  updateUser: perFiveMinutes('update-user', 30),
  reauthenticate: perFiveMinutes('reauthenticate', 30),
  verify: perFiveMinutes('verify', 30),
  token: perFiveMinutes('token', 150, 150),
  singleSignOn: perFiveMinutes('sso', 30),
  samlResponse: perFiveMinutes('saml-response', 30),
  authorize: perFiveMinutes('authorize', 30),
  callback: perFiveMinutes('callback', 30),
  enroll: perFiveMinutes('enroll', 30),
  anonymousSignUp: { name: 'anonymous', burst: 30, limit: 30, seconds: HOUR },
  factor: { name: 'factor', burst: 30, limit: 15, seconds: 60 },
  /** Guesses at one account from one network. */
  password: perFiveMinutes('password', 20, 20),
  /** Guesses at one account from everywhere: far more than one network may try. */
  accountPassword: perFiveMinutes('account-password', 20, 100),
  /** Guesses at the code of one address or number from one network: fewer in its life than burn it. */
  code: { name: 'code', burst: 10, limit: 5, seconds: 600 },
  /** Codes and passwords of a fresh proof, for the account. */
  accountProof: perFiveMinutes('account-proof', 10, 10),
  accountFactor: perFiveMinutes('account-factor', 10, 10),
  /** One-time mails that one network asks for, those of them to one address, and all to one address. */
  mailsOfNetwork: { name: 'mails-of-network', burst: 20, limit: 40, seconds: HOUR },
  mailsToAddressOfNetwork: { name: 'mails-to-of', burst: 3, limit: 4, seconds: HOUR },
  /** Four in any ten minutes: the refill of ten minutes is less than one. */
  mailsToAddress: { name: 'mails-to', burst: 4, limit: 5, seconds: HOUR },
  mails: { name: 'mails', burst: 300, limit: 1000, seconds: HOUR },
  /** A reserve that no other mails use up. */
  recoveryMails: { name: 'recovery-mails', burst: 100, limit: 300, seconds: HOUR },
  /** Text messages, as mails; each costs the operator money, so the whole site has few. */
  textsOfNetwork: { name: 'texts-of-network', burst: 10, limit: 20, seconds: HOUR },
  textsToNumberOfNetwork: { name: 'texts-to-of', burst: 5, limit: 10, seconds: HOUR },
  textsToNumber: { name: 'texts-to', burst: 10, limit: 10, seconds: HOUR },
  texts: { name: 'texts', burst: 30, limit: 30, seconds: HOUR },
  /** A reserve for second steps that no other texts use up. */
  textsToProved: { name: 'texts-to-proved', burst: 30, limit: 30, seconds: HOUR },
} as const satisfies Record<string, RateRule>

/** @throws {AuthError} `over_request_rate_limit` */
export const requireRate = async (
  { rateLimits }: AuthContext,
  rule: RateRule,
  subject: string,
): Promise<void> => {
  if (!(await rateLimits.take(rule, subject))) throw authErrors.tooManyRequests()
}
