import { isUniqueViolation } from '#platform/database/database-error.ts'
import type { FactorRow } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { ENROLLING, requireFreshProof } from '../codes/fresh-proof.ts'
import type { SignedIn } from '../sessions/signed-in.ts'
import { factorErrors } from './factor-errors.ts'
import { deleteFactors, insertFactor, type FactorType } from './factor-store.ts'
import { createTotp } from './totp.ts'

const MOST_FACTORS = 10
export const UNVERIFIED_SECONDS = 300

const isStale = (factor: FactorRow, now: Date): boolean =>
  factor.status === 'unverified' &&
  new Date(factor.created_at).getTime() + UNVERIFIED_SECONDS * 1000 <= now.getTime()

const requireRoom = ({ account, claims }: SignedIn, type: FactorType, name: string, now: Date) => {
  const verified = account.factors.filter(({ status }) => status === 'verified')
  const living = account.factors.filter((factor) => !isStale(factor, now))
  if (verified.length >= MOST_FACTORS || living.length >= MOST_FACTORS) throw factorErrors.tooMany()
  if (verified.length > 0 && claims.aal !== 'aal2') throw factorErrors.insufficientToEnroll()
  if (living.some(({ friendly_name: taken }) => (taken ?? '') === name))
    throw factorErrors.nameConflict(name)
  if (type === 'phone' && verified.some(({ factor_type }) => factor_type === 'phone'))
    throw factorErrors.phoneExists()
}

export type NewFactorRequest = {
  readonly type: FactorType
  readonly friendlyName: string
  /** The name that an authenticator app shows above its codes; empty for this site's host. */
  readonly issuer: string
  /** Of a phone factor only. */
  readonly phone: string | null
}

type EnrolledFactor = {
  readonly id: string
  readonly totp: ReturnType<typeof createTotp> | null
}

/** @throws {AuthError} docs/contract/auth.md §26 */
export const enrollFactor = async (
  context: AuthContext,
  signedIn: SignedIn,
  { type, friendlyName, issuer, phone }: NewFactorRequest,
  ip: string,
): Promise<EnrolledFactor> => {
  const now = context.clock.now()
  const { account } = signedIn
  requireRoom(signedIn, type, friendlyName, now)
  await requireFreshProof(context, signedIn, { change: ENROLLING, ip })
  const label = account.email || account.phone || account.id
  const totp =
    type === 'totp' ? createTotp(issuer || new URL(context.config.publicUrl).host, label) : null
  const isReplaced = (factor: FactorRow): boolean =>
    isStale(factor, now) ||
    (phone !== null && factor.phone === phone && factor.status === 'unverified')
  try {
    const id = await context.database.transaction(async (tx) => {
      await deleteFactors(
        tx,
        account.factors.filter(isReplaced).map((factor) => factor.id),
      )
      const secret = totp?.secret ?? null
      return insertFactor(tx, { userId: account.id, type, friendlyName, secret, phone }, now)
    })
    return { id, totp }
  } catch (error) {
    if (isUniqueViolation(error)) throw factorErrors.nameConflict(friendlyName)
    throw error
  }
}
