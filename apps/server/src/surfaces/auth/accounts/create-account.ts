import { randomUUID } from 'node:crypto'
import type { Queryable } from '#platform/database/database.ts'
import type { AuthContext } from '../auth-context.ts'
import { getAccount, insertUser, type Account } from './account-store.ts'
import { insertIdentity } from './identity-store.ts'

export type FirstIdentity = {
  /** One of the two is empty. */
  readonly email: string
  readonly phone: string
  /** Hashed; empty for an account that signs in by code alone. */
  readonly passwordHash: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The metadata of an account and its identities as long as nothing is confirmed. */
export const unconfirmedClaims = (
  { id, email, phone }: Pick<Account, 'id' | 'email' | 'phone'>,
  data: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...data,
  sub: id,
  ...(email ? { email } : {}),
  ...(phone ? { phone } : {}),
  email_verified: false,
  phone_verified: false,
})

/** Inserts an account and its first identity. Neither is confirmed yet. */
export const createAccount = async (
  tx: Queryable,
  context: AuthContext,
  first: FirstIdentity,
): Promise<Account> => {
  const now = context.clock.now()
  const id = randomUUID()
  const provider = first.email ? 'email' : 'phone'
  const claims = unconfirmedClaims({ id, email: first.email, phone: first.phone }, first.data)
  await insertUser(
    tx,
    {
      id,
      email: first.email,
      phone: first.phone,
      password: first.passwordHash,
      appMetadata: { provider, providers: [provider] },
      userMetadata: claims,
    },
    now,
  )
  await insertIdentity(tx, { userId: id, provider, providerId: id, data: claims }, now)
  return getAccount(tx, id)
}
