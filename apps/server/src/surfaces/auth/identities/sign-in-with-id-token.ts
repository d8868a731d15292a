import type { AuthContext } from '../auth-context.ts'
import type { ActiveSession } from '../sessions/active-session.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { LINKING_METHOD } from '../codes/fresh-proof.ts'
import type { Origin } from '../sessions/session-store.ts'
import { linkOrFindAccount } from './account-of-profile.ts'
import { readIdToken, type PresentedIdToken } from './read-id-token.ts'

/** @throws {AuthError | OAuthError} for an id_token that is not for us, forged or expired */
export const signInWithIdToken = async (
  context: AuthContext,
  request: PresentedIdToken & {
    readonly linkingTargetId: string | undefined
    readonly origin: Origin
  },
): Promise<ActiveSession> => {
  const profile = await readIdToken(context, request)
  return context.database.transaction(async (tx) => {
    const account = await linkOrFindAccount(tx, context, request.linkingTargetId, profile)
    const { origin } = request
    return beginSession(tx, context, account, {
      method: request.linkingTargetId === undefined ? 'oauth' : LINKING_METHOD,
      provider: profile.provider,
      origin,
    })
  })
}
