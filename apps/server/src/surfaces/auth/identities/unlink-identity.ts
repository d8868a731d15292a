import { lockAccount, updateUser } from '../accounts/account-store.ts'
import { getAccount } from '../accounts/account-store.ts'
import { deleteIdentity } from '../accounts/identity-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../auth-errors.ts'
import { postNotice } from '../codes/post-notice.ts'

/** @throws {AuthError} an account keeps at least one identity (docs/contract/auth.md §23) */
export const unlinkIdentity = async (
  context: AuthContext,
  userId: string,
  identityId: string,
): Promise<void> => {
  await context.database.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const account = await getAccount(tx, userId)
    if (account.identities.length <= 1)
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    const identity = account.identities.find(({ id }) => id === identityId)
    if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
    await deleteIdentity(tx, identityId)
    const left = account.identities.filter(({ id }) => id !== identityId)
    const providers = [...new Set(left.map(({ provider }) => provider))]
    const provider = providers[0] ?? 'email'
    const raw_app_meta_data = { ...account.raw_app_meta_data, provider, providers }
    await updateUser(tx, userId, { raw_app_meta_data }, context.clock.now())
    await postNotice(tx, context, account, 'identity_unlinked')
  })
  context.outbox.nudge()
}
