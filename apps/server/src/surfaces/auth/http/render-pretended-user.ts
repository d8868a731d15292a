import { randomUUID } from 'node:crypto'

/**
 * What a repeated sign-up gets: a user object that looks new and has no identities
 * (docs/contract/auth.md §12). It is made from nothing, so that nothing of the real account shows.
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
