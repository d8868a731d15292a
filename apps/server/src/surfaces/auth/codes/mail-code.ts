import type { Queryable } from '#platform/database/database.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import type { MailKind } from '../mails/mail-kinds.ts'
import { renderMail } from '../mails/render-mail.ts'
import { createCode, hashCode, markAsPkce, RESEND_AFTER_SECONDS } from './one-time-code.ts'
import type { ProofKey } from './proof-key.ts'
import { RATE_RULES } from '../rate-rules.ts'
import { updateUser, type UserRow } from '../accounts/account-store.ts'
import { insertFlowState } from './flow-state-store.ts'
import { keepOneTimeToken, type OneTimeTokenType } from './one-time-token-store.ts'

/** The columns that remember a kind of mail, the type that its link names and its flow's method. */
const SLOTS = {
  signup: ['confirmation_token', 'confirmation_sent_at', 'signup', 'email/signup'],
  invite: ['confirmation_token', 'invited_at', 'invite', 'invite'],
  recovery: ['recovery_token', 'recovery_sent_at', 'recovery', 'recovery'],
  magiclink: ['recovery_token', 'recovery_sent_at', 'magiclink', 'magiclink'],
  email_change_new: [
    'email_change_token_new',
    'email_change_sent_at',
    'email_change',
    'email_change',
  ],
  email_change_current: [
    'email_change_token_current',
    'email_change_sent_at',
    'email_change',
    'email_change',
  ],
  reauthentication: ['reauthentication_token', 'reauthentication_sent_at', '', ''],
} as const satisfies Record<
  MailKind,
  readonly [OneTimeTokenType, keyof UserRow, type: string, method: string]
>

/** How many seconds a caller has to wait for the next code; 0 when there is no need to. */
const secondsToWait = ({ clock, config }: AuthContext, lastSent: Date | null): number => {
  if (!lastSent || !config.auth.rateLimits) return 0
  const elapsed = (clock.now().getTime() - lastSent.getTime()) / 1000
  return elapsed < RESEND_AFTER_SECONDS ? Math.ceil(RESEND_AFTER_SECONDS - elapsed) : 0
}

export const isTooSoon = (context: AuthContext, lastSent: Date | null): boolean =>
  secondsToWait(context, lastSent) > 0

/** @throws {AuthError} when the last one was sent less than a minute ago */
export const requirePause = (
  context: AuthContext,
  lastSent: Date | null,
  refusal: (seconds: number) => Error,
): void => {
  const seconds = secondsToWait(context, lastSent)
  if (seconds > 0) throw refusal(seconds)
}

export type CodeRequest = {
  readonly user: { readonly id: string }
  readonly kind: MailKind
  /** The address that gets the mail. */
  readonly to: string
  readonly redirectTo: string
  readonly proofKey?: ProofKey | undefined
}

export type MadeCode = {
  readonly code: string
  readonly hash: string
  readonly link: string
  readonly verificationType: string
}

export const linkOf = (
  apiUrl: string,
  parts: { readonly hash: string; readonly type: string; readonly redirectTo: string },
): string => {
  const redirect = /[&=#]/.test(parts.redirectTo)
    ? encodeURIComponent(parts.redirectTo)
    : parts.redirectTo
  return `${apiUrl}/verify?token=${parts.hash}&type=${parts.type}&redirect_to=${redirect}`
}

/** Makes and remembers a code, with the link that a mail would carry. Nothing is sent. */
export const makeCode = async (
  tx: Queryable,
  context: AuthContext,
  request: CodeRequest,
): Promise<MadeCode> => {
  const now = context.clock.now()
  const [token, sentAt, type, method] = SLOTS[request.kind]
  const code = createCode()
  const plain = hashCode(request.to, code)
  const hash = request.proofKey ? markAsPkce(plain) : plain
  await updateUser(tx, request.user.id, { [token]: hash, [sentAt]: now }, now)
  await keepOneTimeToken(
    tx,
    { userId: request.user.id, type: token, hash, relatesTo: request.to },
    now,
  )
  if (request.proofKey)
    await insertFlowState(
      tx,
      { userId: request.user.id, proofKey: request.proofKey, provider: 'email', method },
      now,
    )
  return {
    code,
    hash,
    link: linkOf(context.apiUrl, { hash, type, redirectTo: request.redirectTo }),
    verificationType: type,
  }
}

/** Makes a code and posts the mail, in the same transaction. */
export const mailCode = async (
  tx: Queryable,
  context: AuthContext,
  request: CodeRequest,
): Promise<MadeCode> => {
  if (!(await context.rateLimits.take(RATE_RULES.mails, 'all'))) throw authErrors.tooManyMails()
  const sent = await makeCode(tx, context, request)
  const mail = renderMail({
    kind: request.kind,
    code: sent.code,
    siteUrl: context.config.publicUrl,
    ...(sent.verificationType ? { link: sent.link } : {}),
  })
  await context.outbox.post(tx, { channel: 'mail', to: request.to, ...mail })
  return sent
}
