import type { MailKind } from './auth-requests.ts'

export type AwaitedMail = { readonly mail: MailKind; readonly email: string }

/** Key in sessionStorage, which outlives a reload and is emptied when the tab closes. */
const KEY = 'dhvani.awaited-mail'

const KINDS: readonly MailKind[] = ['signup', 'recovery', 'magiclink', 'email_change']

const parseAwaitedMail = (value: unknown): AwaitedMail | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { mail, email } = value as Record<string, unknown>
  const kind = KINDS.find((known) => known === mail)
  return kind && typeof email === 'string' ? { mail: kind, email } : undefined
}

/** @returns the mail whose code this tab waited for; `undefined` for none, or where storage is blocked */
export const findAwaitedMail = (storage: Pick<Storage, 'getItem'>): AwaitedMail | undefined => {
  try {
    return parseAwaitedMail(JSON.parse(storage.getItem(KEY) ?? 'null'))
  } catch {
    return undefined
  }
}

/**
 * Keeps the mail for a reload; `undefined` forgets it. Storage may be full or blocked: the wait then
 * lasts as long as the page.
 */
export const keepAwaitedMail = (
  awaited: AwaitedMail | undefined,
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
): void => {
  try {
    if (awaited) storage.setItem(KEY, JSON.stringify(awaited))
    else storage.removeItem(KEY)
  } catch {
    // The page still shows the field.
  }
}
