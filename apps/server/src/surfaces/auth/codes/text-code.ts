import type { Queryable } from '#platform/database/database.ts'
import { updateUser, type UserRow } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { requireSiteTextBudget, type TextPurpose } from '../mails/text-budgets.ts'
import { createCode, hashCode } from './one-time-code.ts'
import { keepOneTimeToken, type OneTimeTokenType } from './one-time-token-store.ts'

const SLOTS = {
  sms: ['confirmation_token', 'confirmation_sent_at'],
  phone_change: ['phone_change_token', 'phone_change_sent_at'],
  reauthentication: ['reauthentication_token', 'reauthentication_sent_at'],
} as const satisfies Record<string, readonly [OneTimeTokenType, keyof UserRow]>

export const postText = async (
  tx: Queryable,
  context: AuthContext,
  message: { readonly phone: string; readonly code: string; readonly purpose: TextPurpose },
): Promise<void> => {
  await requireSiteTextBudget(context, message.purpose)
  const text = `Your code is ${message.code}`
  await context.outbox.post(tx, {
    channel: 'sms',
    to: message.phone,
    subject: 'Text message',
    text,
    html: '',
  })
}

/** Makes a code, remembers it and posts the text message, in the same transaction. */
export const textCode = async (
  tx: Queryable,
  context: AuthContext,
  request: {
    readonly userId: string
    readonly kind: keyof typeof SLOTS
    readonly phone: string
  },
): Promise<void> => {
  const now = context.clock.now()
  const [token, sentAt] = SLOTS[request.kind]
  const code = createCode()
  const codeHash = hashCode(request.phone, code)
  await updateUser(tx, request.userId, { [token]: codeHash, [sentAt]: now }, now)
  await keepOneTimeToken(
    tx,
    { userId: request.userId, type: token, codeHash, relatesTo: request.phone },
    now,
  )
  const purpose = request.kind === 'reauthentication' ? 'proved' : 'other'
  await postText(tx, context, { phone: request.phone, code, purpose })
}
