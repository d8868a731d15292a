import type { Queryable } from '#platform/database/database.ts'
import { findAccountById, lockAccount, type Account } from '../accounts/account-store.ts'
import { isBanned } from '../accounts/ban.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import {
  CODE_TRIES,
  hashCode,
  hashLinkToken,
  LINK_SECONDS,
  MAIL_CODE_SECONDS,
  SMS_CODE_SECONDS,
} from './one-time-code.ts'
import {
  countTry,
  findTokenOfCode,
  findTokenOfLink,
  type FoundToken,
  type OneTimeTokenType,
} from './one-time-token-store.ts'

/** The verification types of docs/contract/auth.md §15 and where their tokens are. */
const TOKEN_TYPES = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
  sms: ['confirmation_token'],
  phone_change: ['phone_change_token'],
} as const satisfies Record<string, readonly OneTimeTokenType[]>

export type VerificationType = keyof typeof TOKEN_TYPES

export const isVerificationType = (type: string): type is VerificationType =>
  Object.hasOwn(TOKEN_TYPES, type)

export const isPhoneType = (type: VerificationType): boolean =>
  type === 'sms' || type === 'phone_change'

export type Redeemed = {
  readonly account: Account
  readonly token: FoundToken
}

const laterOf = (one: Date | null, other: Date | null): Date | null =>
  one && other && one > other ? one : (other ?? one)

const sentAt = (account: Account, type: OneTimeTokenType): Date | null => {
  switch (type) {
    case 'confirmation_token':
      // Sign-up and invitation share one token (docs/contract/auth.md §11): the later mail
      // carries the open one.
      return laterOf(account.confirmation_sent_at, account.invited_at)
    case 'recovery_token':
      return account.recovery_sent_at
    case 'email_change_token_new':
    case 'email_change_token_current':
      return account.email_change_sent_at
    case 'phone_change_token':
      return account.phone_change_sent_at
    case 'reauthentication_token':
      return account.reauthentication_sent_at
  }
}

const isInTime = (account: Account, type: OneTimeTokenType, seconds: number, now: Date) => {
  const sent = sentAt(account, type)
  return sent !== null && sent.getTime() + seconds * 1000 > now.getTime()
}

export type CodeOrLink =
  | { readonly kind: 'link'; readonly linkToken: string }
  | { readonly kind: 'code'; readonly contact: string; readonly code: string }

/**
 * Counts a try of a code before it is looked at, and outside of the transaction: a refusal undoes
 * its own transaction. A link's token needs no count, since it cannot be guessed.
 */
export const countTryOf = async (
  { database }: AuthContext,
  type: VerificationType,
  presented: CodeOrLink,
): Promise<void> => {
  if (presented.kind === 'code') await countTry(database, TOKEN_TYPES[type], presented.contact)
}

const findToken = (
  tx: Queryable,
  type: VerificationType,
  presented: CodeOrLink,
): Promise<FoundToken | undefined> => {
  const types = TOKEN_TYPES[type]
  if (presented.kind === 'link')
    return findTokenOfLink(tx, types, hashLinkToken(presented.linkToken))
  const { contact, code } = presented
  return findTokenOfCode(tx, types, { contact, hash: hashCode(contact, code), tries: CODE_TRIES })
}

const lifetimeOf = (type: VerificationType, { kind }: CodeOrLink): number => {
  if (kind === 'link') return LINK_SECONDS
  return isPhoneType(type) ? SMS_CODE_SECONDS : MAIL_CODE_SECONDS
}

/**
 * Finds the account that a code or link belongs to and holds it for the transaction, so that a
 * link that is opened twice at once is used once.
 *
 * @throws {AuthError} `otp_expired`: unknown, used and expired ones look alike
 */
export const requireRedeemable = async (
  tx: Queryable,
  context: AuthContext,
  type: VerificationType,
  presented: CodeOrLink,
): Promise<Redeemed> => {
  const refusal = presented.kind === 'link' ? authErrors.linkInvalid : authErrors.codeInvalid
  const glimpsed = await findToken(tx, type, presented)
  if (!glimpsed) throw refusal()
  await lockAccount(tx, glimpsed.user_id)
  const token = await findToken(tx, type, presented)
  const account = token && (await findAccountById(tx, token.user_id))
  if (!account) throw refusal()
  const now = context.clock.now()
  if (isBanned(account, now)) throw authErrors.banned(403)
  if (!isInTime(account, token.token_type, lifetimeOf(type, presented), now)) throw refusal()
  return { account, token }
}
