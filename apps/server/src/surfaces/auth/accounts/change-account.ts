import type { Queryable } from '#platform/database/database.ts'
import type { AuthContext } from '../auth-context.ts'
import { getAccount, updateUser, type Account, type UserRow } from './account-store.ts'

/**
 * Changes columns of an account and reads it again with its identities.
 *
 * @throws {DatabaseError} a unique violation when an address or number is taken
 */
export const changeAccount = async (
  tx: Queryable,
  { clock }: AuthContext,
  id: string,
  changes: Partial<UserRow>,
): Promise<Account> => {
  await updateUser(tx, id, changes, clock.now())
  return getAccount(tx, id)
}
