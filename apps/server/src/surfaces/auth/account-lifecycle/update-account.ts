import { isUniqueViolation } from '#platform/database/database-error.ts'
import type { Queryable } from '#platform/database/database.ts'
import {
  findAccountByEmail,
  findAccountByPhone,
  getAccount,
  lockAccount,
  updateUser,
  type Account,
} from '../accounts/account-store.ts'
import { writeAudit } from '../accounts/audit-log.ts'
import { insertIdentity } from '../accounts/identity-store.ts'
import { mergeMetadata, requireShortMetadata } from '../accounts/merge-metadata.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { forgetMailTokens } from '../codes/forget-mail-tokens.ts'
import type { CodeDestination } from '../codes/send-confirmation.ts'
import { mailEmailChange, textPhoneChange } from '../codes/send-contact-change.ts'
import { postNotice } from '../codes/post-notice.ts'
import { requireFreshProof, type PresentedProof } from '../codes/fresh-proof.ts'
import { deleteSessions, type Origin } from '../sessions/session-store.ts'
import { isBeforeSecondFactor, requireSecondFactor, type SignedIn } from '../sessions/signed-in.ts'

export type AccountUpdate = Pick<CodeDestination, 'redirectTo' | 'proofKey'> &
  PresentedProof & {
    /** Empty when the address stays. */
    readonly email: string
    /** Empty when the number stays. */
    readonly phone: string
    readonly password: string | undefined
    readonly data: Readonly<Record<string, unknown>> | undefined
    readonly origin: Origin
  }

/** Upstream has a status and words of its own for what people sign in with. */
const requireSecondFactorFor = (signedIn: SignedIn, update: AccountUpdate): void => {
  const isSensitive = update.email || update.phone || update.password !== undefined
  if (isSensitive && isBeforeSecondFactor(signedIn))
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  requireSecondFactor(signedIn)
}

const requireChangeable = ({ account }: SignedIn, update: AccountUpdate): void => {
  const hasNoName = account.is_anonymous && !update.email && !update.phone
  if (update.password !== undefined && hasNoName)
    throw authErrors.validationFailed(
      'Updating password of an anonymous user without an email or phone is not allowed',
      422,
    )
  if (account.is_sso_user && (update.email || update.phone || update.password !== undefined))
    throw new AuthError(
      422,
      'user_sso_managed',
      'Updating email, phone, password of a SSO account only possible via SSO',
    )
}

const requireFreeContact = async (
  context: AuthContext,
  account: Account,
  update: AccountUpdate,
) => {
  const { database } = context
  if (update.email && update.email !== account.email)
    if (await findAccountByEmail(database, update.email)) throw authErrors.emailExists()
  if (update.phone && update.phone !== account.phone)
    if (await findAccountByPhone(database, update.phone)) throw authErrors.phoneExists()
}

const needsProof = (
  account: Account,
  { password, phone, email }: AccountUpdate,
): string | undefined => {
  if (password !== undefined) return 'Password update'
  // A change of an address is confirmed at the old one, which a first address does not have.
  if (email && !account.email) return 'Email update'
  return phone && phone !== account.phone ? 'Phone update' : undefined
}

/** Checks and hashes before the transaction begins: bcrypt must not hold the database up. */
const preparePassword = async (
  context: AuthContext,
  signedIn: SignedIn,
  update: AccountUpdate,
): Promise<string | undefined> => {
  if (update.password === undefined) return undefined
  const current = signedIn.account.encrypted_password
  if (current && (await context.passwords.matches(update.password, current, update.asker)))
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    )
  return context.passwords.hash(update.password, update.asker)
}

const changePassword = async (
  tx: Queryable,
  context: AuthContext,
  { account, sessionId }: SignedIn,
  hash: string,
): Promise<void> => {
  const now = context.clock.now()
  await updateUser(tx, account.id, { encrypted_password: hash }, now)
  await forgetMailTokens(tx, account.id, now)
  await deleteSessions(tx, account.id, sessionId, 'others')
  await postNotice(tx, context, account, 'password_changed')
  const hasIdentity = account.identities.some(({ provider }) => provider === 'email')
  if (!hasIdentity && account.email) {
    const data = { sub: account.id, email: account.email, email_verified: true }
    await insertIdentity(
      tx,
      { userId: account.id, provider: 'email', providerId: account.id, data },
      now,
    )
  }
}

const changeContact = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  update: AccountUpdate,
): Promise<void> => {
  if (update.email && update.email !== account.email)
    await mailEmailChange(tx, context, { ...update, account, newEmail: update.email })
  if (update.phone && update.phone !== account.phone)
    await textPhoneChange(tx, context, account, update.phone)
}

/** docs/contract/auth.md §20, in its order of checks. */
export const updateAccount = async (
  context: AuthContext,
  signedIn: SignedIn,
  update: AccountUpdate,
): Promise<Account> => {
  const { account } = signedIn
  requireSecondFactorFor(signedIn, update)
  requireChangeable(signedIn, update)
  await requireFreeContact(context, account, update)
  const change = needsProof(account, update)
  const { ip } = update.origin
  const spendCode =
    change === undefined
      ? undefined
      : await requireFreshProof(context, signedIn, { change, ip }, update)
  const hash = await preparePassword(context, signedIn, update)
  try {
    const updated = await context.database.transaction(async (tx) => {
      const now = context.clock.now()
      await lockAccount(tx, account.id)
      // Before the password: its change takes every code of the account.
      await spendCode?.(tx)
      if (update.data) {
        const current = await getAccount(tx, account.id)
        const merged = mergeMetadata(current.raw_user_meta_data, update.data)
        requireShortMetadata(merged)
        await updateUser(tx, account.id, { raw_user_meta_data: merged }, now)
      }
      if (hash !== undefined) await changePassword(tx, context, signedIn, hash)
      await changeContact(tx, context, account, update)
      const action = hash === undefined ? 'user_modified' : 'user_updated_password'
      const actor = { actorId: account.id, actorName: account.email ?? '', ip }
      await writeAudit(tx, { action, ...actor }, now)
      return getAccount(tx, account.id)
    })
    context.outbox.nudge()
    return updated
  } catch (error) {
    if (isUniqueViolation(error)) throw authErrors.emailExists()
    throw error
  }
}
