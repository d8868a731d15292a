import type { Factor as AnyFactor, User, UserIdentity } from '@supabase/auth-js'
import type { FactorKind } from '../factor-kinds.ts'

export type Factor = AnyFactor<FactorKind>

/** What the page needs of the user object. */
export type Account = {
  readonly id: string
  readonly email: string
  /** Asked for, and not yet confirmed. */
  readonly newEmail: string | undefined
  readonly name: string
  readonly identities: readonly UserIdentity[]
  /** Second steps that were proved once. */
  readonly factors: readonly Factor[]
  readonly hasPassword: boolean
  /** Signs in through an organisation, which keeps address and password. */
  readonly isManaged: boolean
}

/** Every section shows the account and asks for it again once it changed something. */
export type SectionProps = { readonly account: Account; readonly onChange: () => Promise<void> }

const isOurs = (factor: AnyFactor): factor is Factor =>
  factor.status === 'verified' && factor.factor_type !== 'recovery_code'

export const toAccount = (user: User): Account => {
  const { full_name: name } = user.user_metadata
  const identities = user.identities ?? []
  return {
    id: user.id,
    email: user.email ?? '',
    newEmail: user.new_email || undefined,
    name: typeof name === 'string' ? name : '',
    identities,
    factors: (user.factors ?? []).filter(isOurs),
    hasPassword: identities.some(({ provider }) => provider === 'email'),
    isManaged: identities.some(({ provider }) => provider.startsWith('sso:')),
  }
}
