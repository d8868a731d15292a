import { randomUUID } from 'node:crypto'

/**
 * The answer to a repeated sign-up: it looks like a new account, except that it has no identities
 * (docs/contract/auth.md §12). It takes nothing from the existing account, so that nothing of that one shows.
 */
export const renderPretendedUser = (
  contact: { readonly email: string; readonly phone: string },
  data: Readonly<Record<string, unknown>>,
  now: Date,
) => {
  const provider = contact.email ? 'email' : 'phone'
  const time = now.toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: contact.email,
    phone: contact.phone,
    confirmation_sent_at: time,
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
    identities: [],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
  }
}
