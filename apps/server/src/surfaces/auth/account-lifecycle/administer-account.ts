import { randomUUID } from 'node:crypto'
import { isUniqueViolation } from '#platform/database/database-error.ts'
import type { Queryable } from '#platform/database/database.ts'
import { NIL_UUID } from '#platform/is-uuid.ts'
import {
  getAccount,
  insertUser,
  updateUser,
  type Account,
  type UserRow,
} from '../accounts/account-store.ts'
import { writeAudit, type AuditAction } from '../accounts/audit-log.ts'
import { parseBan } from '../accounts/ban-duration.ts'
import { insertIdentity, mergeIdentityData } from '../accounts/identity-store.ts'
import { mergeMetadata } from '../accounts/merge-metadata.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { forgetMailTokens } from '../codes/forget-mail-tokens.ts'
import { deleteSessions } from '../sessions/session-store.ts'

export type AccountDetails = {
  readonly id?: string | undefined
  readonly email: string
  readonly phone: string
  readonly passwordHash: string | undefined
  readonly emailConfirm: boolean
  readonly phoneConfirm: boolean
  readonly role: string
  readonly banDuration: string
  readonly userMetadata: Readonly<Record<string, unknown>> | undefined
  readonly appMetadata: Readonly<Record<string, unknown>> | undefined
}

const audit = (tx: Queryable, context: AuthContext, action: AuditAction, account: Account) =>
  writeAudit(
    tx,
    {
      action,
      actorId: NIL_UUID,
      actorName: 'service_role',
      ip: '',
      traits: { user_id: account.id, user_email: account.email },
    },
    context.clock.now(),
  )

const refuseTaken = (error: unknown, details: { readonly email: string }): unknown => {
  if (!isUniqueViolation(error)) return error
  if (isUniqueViolation(error, 'users_pkey'))
    return new AuthError(422, 'user_already_exists', 'User already registered')
  return details.email ? authErrors.emailExists() : authErrors.phoneExists()
}

const contactChanges = (details: AccountDetails, now: Date): Partial<UserRow> => ({
  ...(details.emailConfirm ? { email_confirmed_at: now } : {}),
  ...(details.phoneConfirm ? { phone_confirmed_at: now } : {}),
  ...(details.role ? { role: details.role } : {}),
  ...(details.banDuration ? { banned_until: parseBan(details.banDuration, now) } : {}),
})

/** @throws {AuthError} `email_exists`, `phone_exists` */
export const adminCreateAccount = async (
  context: AuthContext,
  details: AccountDetails,
): Promise<Account> => {
  const now = context.clock.now()
  const id = details.id ?? randomUUID()
  const providers = [details.email && 'email', details.phone && 'phone'].filter(Boolean)
  const claims = {
    ...(details.email ? { email: details.email } : {}),
    ...(details.phone ? { phone: details.phone } : {}),
    sub: id,
    email_verified: details.emailConfirm,
    phone_verified: details.phoneConfirm,
  }
  try {
    return await context.database.transaction(async (tx) => {
      await insertUser(
        tx,
        {
          id,
          email: details.email,
          phone: details.phone,
          password: details.passwordHash ?? '',
          appMetadata: { provider: providers[0], providers, ...details.appMetadata },
          userMetadata: {
            ...details.userMetadata,
            ...(details.emailConfirm ? { email_verified: true } : {}),
          },
        },
        now,
      )
      for (const provider of providers)
        await insertIdentity(tx, { userId: id, provider, providerId: id, data: claims }, now)
      const changes = contactChanges(details, now)
      if (Object.keys(changes).length > 0) await updateUser(tx, id, changes, now)
      const account = await getAccount(tx, id)
      await audit(tx, context, 'user_signedup', account)
      return account
    })
  } catch (error) {
    throw refuseTaken(error, details)
  }
}

/** An operator's changes take effect at once, and no mail is sent. */
export const adminUpdateAccount = async (
  context: AuthContext,
  account: Account,
  details: AccountDetails,
): Promise<Account> => {
  const now = context.clock.now()
  const { email, phone, passwordHash, userMetadata, appMetadata } = details
  const changes: Partial<UserRow> = {
    ...contactChanges(details, now),
    ...(email ? { email, email_confirmed_at: now } : {}),
    ...(phone ? { phone, phone_confirmed_at: now } : {}),
    ...(passwordHash === undefined ? {} : { encrypted_password: passwordHash }),
    ...(userMetadata
      ? { raw_user_meta_data: mergeMetadata(account.raw_user_meta_data, userMetadata) }
      : {}),
    ...(appMetadata
      ? { raw_app_meta_data: mergeMetadata(account.raw_app_meta_data, appMetadata) }
      : {}),
  }
  try {
    return await context.database.transaction(async (tx) => {
      await updateUser(tx, account.id, changes, now)
      const confirmed = email || details.emailConfirm
      const data = { email_verified: true, ...(email ? { email } : {}) }
      if (confirmed) await mergeIdentityData(tx, account.id, 'email', data, now)
      if (email || phone || passwordHash !== undefined) await forgetMailTokens(tx, account.id, now)
      const isBanned = changes.banned_until instanceof Date
      if (passwordHash !== undefined || isBanned)
        await deleteSessions(tx, account.id, undefined, 'global')
      const updated = await getAccount(tx, account.id)
      await audit(tx, context, 'user_modified', updated)
      return updated
    })
  } catch (error) {
    throw refuseTaken(error, details)
  }
}

/** Deletes what no foreign key deletes: the audit log's entries and half-finished sign-ins. */
const forgetTraces = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query(
    `delete from auth.audit_log_entries
     where payload ->> 'actor_id' = $1 or payload -> 'traits' ->> 'user_id' = $1`,
    [userId],
  )
  await tx.query('delete from auth.flow_state where user_id = $1::uuid', [userId])
}

/** Deletes everything that names the person. A soft deletion keeps a row without a name. */
export const adminDeleteAccount = (
  context: AuthContext,
  account: Account,
  isSoft: boolean,
): Promise<void> =>
  context.database.transaction(async (tx) => {
    if (!isSoft) {
      await tx.query('delete from auth.users where id = $1', [account.id])
      await forgetTraces(tx, account.id)
      await audit(tx, context, 'user_deleted', { ...account, email: null })
      return
    }
    await audit(tx, context, 'user_deleted', account)
    const now = context.clock.now()
    await deleteSessions(tx, account.id, undefined, 'global')
    await tx.query('delete from auth.identities where user_id = $1', [account.id])
    await tx.query('delete from auth.mfa_factors where user_id = $1', [account.id])
    await tx.query('delete from auth.one_time_tokens where user_id = $1', [account.id])
    const nameless = { email: null, phone: null, encrypted_password: '', deleted_at: now }
    const empty = { raw_user_meta_data: {}, raw_app_meta_data: {} }
    await updateUser(tx, account.id, { ...nameless, ...empty }, now)
  })
