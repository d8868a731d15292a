import type { Queryable } from '#platform/database/database.ts'
import { updateUser, type UserRow } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { takeSiteBudget } from '../mails/mail-budgets.ts'
import type { MailKind } from '../mails/mail-kinds.ts'
import { mailLanguageOf } from '../mails/mail-language.ts'
import { renderMail } from '../mails/render-mail.ts'
import { beginMailFlow, findMailFlow } from './flow-state-store.ts'
import { isTooSoon } from './minute-since-code.ts'
import { createCode, createLinkToken, hashCode, hashLinkToken } from './one-time-code.ts'
import { keepOneTimeToken, type OneTimeTokenType } from './one-time-token-store.ts'
import type { ProofKey } from './proof-key.ts'

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

/** @returns the tokens of the mails that begin flows of this method */
export const tokenTypesOf = (method: string): OneTimeTokenType[] =>
  Object.values(SLOTS).flatMap(([type, , , ofSlot]) => (ofSlot === method ? [type] : []))

/** @returns the methods of the mails that share this kind's token, of which an account has one */
const methodsBesides = (kind: MailKind): string[] =>
  Object.values(SLOTS).flatMap(([type, , , method]) => (type === SLOTS[kind][0] ? [method] : []))

export type CodeRequest = {
  readonly user: Pick<UserRow, 'id' | 'raw_user_meta_data'>
  readonly kind: MailKind
  /** The address that gets the mail. */
  readonly to: string
  readonly redirectTo: string
  readonly proofKey?: ProofKey | undefined
}

export type MadeCode = {
  readonly code: string
  /** What the link carries: 256 bits that the code does not tell. */
  readonly linkToken: string
  readonly link: string
  readonly verificationType: string
}

/** Pages to which the site's own mails lead, in each language. */
const OWN_PAGE = /^\/(?:[a-z]{2}\/?)?(?:auth|account)?\/?$/

/**
 * The address may be any page of the site, and so may hold words that a stranger chose. All its bytes are escaped
 * unless it is a page that the site itself names, so that nothing in it can be read in the mail.
 */
const redirectParameter = (redirectTo: string): string => {
  const { pathname, search, hash } = new URL(redirectTo)
  const rest = `${pathname}${search}${hash}`
  if (OWN_PAGE.test(rest) || !redirectTo.endsWith(rest)) return encodeURIComponent(redirectTo)
  const escaped = Buffer.from(rest).toString('hex').replaceAll(/../g, '%$&')
  return encodeURIComponent(redirectTo.slice(0, -rest.length)) + escaped
}

const linkOf = (
  apiUrl: string,
  parts: { readonly linkToken: string; readonly type: string; readonly redirectTo: string },
): string =>
  `${apiUrl}/verify?token=${parts.linkToken}&type=${parts.type}&redirect_to=${redirectParameter(parts.redirectTo)}`

/** Makes and remembers a code and the link that a mail would carry. Nothing is sent. */
export const makeCode = async (
  tx: Queryable,
  context: AuthContext,
  request: CodeRequest,
): Promise<MadeCode> => {
  const now = context.clock.now()
  const [token, sentAt, type, method] = SLOTS[request.kind]
  const code = createCode()
  const codeHash = hashCode(request.to, code)
  const linkToken = createLinkToken({ isPkce: request.proofKey !== undefined })
  const linkHash = hashLinkToken(linkToken)
  await updateUser(tx, request.user.id, { [token]: codeHash, [sentAt]: now }, now)
  await keepOneTimeToken(
    tx,
    { userId: request.user.id, type: token, codeHash, linkHash, relatesTo: request.to },
    now,
  )
  if (method) {
    const { user, proofKey, redirectTo } = request
    const flow = { userId: user.id, proofKey, method, redirectTo }
    await beginMailFlow(tx, flow, methodsBesides(request.kind), now)
  }
  return {
    code,
    linkToken,
    link: linkOf(context.apiUrl, { linkToken, type, redirectTo: request.redirectTo }),
    verificationType: type,
  }
}

/** Makes a code and a link and posts the mail, in the same transaction. Counts no budget. */
export const postCode = async (
  tx: Queryable,
  context: AuthContext,
  request: CodeRequest,
): Promise<MadeCode> => {
  const sent = await makeCode(tx, context, request)
  const mail = renderMail({
    kind: request.kind,
    code: sent.code,
    siteUrl: context.config.publicUrl,
    language: mailLanguageOf(request.user),
    ...(sent.verificationType ? { link: sent.link } : {}),
  })
  await context.outbox.post(tx, { channel: 'mail', to: request.to, ...mail })
  return sent
}

/**
 * A stranger who asks for a mail must not keep the owner from one: only the flow that the last mail began waits.
 *
 * @returns whether the last mail went out less than a minute ago and was of the same kind, for the same proof key and
 *   the same address to lead to
 */
export const isRepeated = async (
  tx: Queryable,
  context: AuthContext,
  { user, kind, redirectTo, proofKey }: Omit<CodeRequest, 'user'> & { readonly user: UserRow },
): Promise<boolean> => {
  const [, sentAt, , method] = SLOTS[kind]
  if (!isTooSoon(context, user[sentAt])) return false
  const last = await findMailFlow(tx, user.id, methodsBesides(kind))
  return (
    last?.authentication_method === method &&
    last.referrer === redirectTo &&
    last.code_challenge === (proofKey?.challenge ?? null)
  )
}

/**
 * As {@link postCode}.
 *
 * @throws {AuthError} `over_email_send_rate_limit` when the site has sent too many mails
 */
export const mailCode = async (
  tx: Queryable,
  context: AuthContext,
  request: CodeRequest,
): Promise<MadeCode> => {
  if (!(await takeSiteBudget(context, 'other'))) throw authErrors.tooManyMails()
  return postCode(tx, context, request)
}
