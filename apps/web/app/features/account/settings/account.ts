import type { Factor as AnyFactor, User, UserIdentity } from '@supabase/auth-js'
import { accountName } from '#lib/session/account-name.ts'
import type { FactorKind } from '../factor-kinds.ts'

export type Factor = AnyFactor<FactorKind>

/** The part of the auth service's user object that the settings need. */
export type Account = {
  readonly id: string
  readonly email: string
  /** The address that its owner asked for and has not confirmed yet. */
  readonly newEmail: string | undefined
  readonly name: string
  readonly identities: readonly UserIdentity[]
  /** Second steps that are on. */
  readonly factors: readonly Factor[]
  readonly hasPassword: boolean
  /** Signs in through an organisation, which manages the address and the password. */
  readonly isManaged: boolean
}

/** Every section shows the account; it calls `onChange` after a change, to load it again. */
export type SectionProps = { readonly account: Account; readonly onChange: () => Promise<void> }

const isOurs = (factor: AnyFactor): factor is Factor =>
  factor.status === 'verified' && factor.factor_type !== 'recovery_code'

export const toAccount = (user: User): Account => {
  const identities = user.identities ?? []
  return {
    id: user.id,
    email: user.email ?? '',
    newEmail: user.new_email || undefined,
    name: accountName(user),
    identities,
    factors: (user.factors ?? []).filter(isOurs),
    hasPassword: identities.some(({ provider }) => provider === 'email'),
    isManaged: identities.some(({ provider }) => provider.startsWith('sso:')),
  }
}
