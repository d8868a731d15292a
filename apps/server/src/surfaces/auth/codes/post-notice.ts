import type { Queryable } from '#platform/database/database.ts'
import type { Account } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import type { NoticeKind } from '../mails/notice-kinds.ts'
import { mailLanguageOf } from '../mails/mail-language.ts'
import { renderNotice } from '../mails/render-notice.ts'

/**
 * Tells an account's owner of a change, in the change's own transaction. No limit of mails holds it
 * back: who makes the change must not be able to silence it.
 */
export const postNotice = async (
  tx: Queryable,
  { hasMail, outbox, config }: AuthContext,
  account: Account,
  kind: NoticeKind,
): Promise<void> => {
  const { email, email_confirmed_at } = account
  if (!hasMail || !email || !email_confirmed_at) return
  const language = mailLanguageOf(account)
  const notice = renderNotice(kind, { siteUrl: config.publicUrl, language })
  await outbox.post(tx, { channel: 'mail', to: email, ...notice })
}
