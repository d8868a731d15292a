import { tabStorage } from '#lib/store/browser-storage.ts'

/**
 * The session of a link that no browser asked for: an invitation, or a reset that an operator made. Anyone may have
 * written such an address, so it waits in this tab until the person who reads whose account it is says yes.
 */
export type MailedSession = { readonly access: string; readonly refresh: string }

const KEY = 'dhvani.mailed-session'

/** Links after which a person chooses a password. */
const KINDS = ['invite', 'recovery']

/** @param fragment as `location.hash` has it */
export const findMailedSession = (fragment: string): MailedSession | undefined => {
  const fields = new URLSearchParams(fragment.slice(1))
  const [access, refresh] = [fields.get('access_token'), fields.get('refresh_token')]
  return access && refresh && KINDS.includes(fields.get('type') ?? '')
    ? { access, refresh }
    : undefined
}

export const keepMailedSession = (session: MailedSession): void =>
  tabStorage().setItem(KEY, JSON.stringify(session))

export const readMailedSession = (): MailedSession | undefined => {
  const kept = tabStorage().getItem(KEY)
  return kept === null ? undefined : (JSON.parse(kept) as MailedSession)
}

export const forgetMailedSession = (): void => tabStorage().removeItem(KEY)
