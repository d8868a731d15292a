import { SESSION_AUDIENCE } from '#platform/keys/require-own-claims.ts'
import type { AuthContext } from '../auth-context.ts'
import type { ActiveSession } from '../sessions/active-session.ts'
import { renderUser } from './render-user.ts'

const ACCESS_TOKEN_SECONDS = 3600

/** The session object of docs/contract/auth.md §6, with its access token (docs/contract/auth.md §7). */
export const renderSession = async (context: AuthContext, session: ActiveSession) => {
  const { account } = session
  const issuedAt = Math.floor(context.clock.now().getTime() / 1000)
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS
  const accessToken = await context.keys.sign({
    iss: context.apiUrl,
    sub: account.id,
    aud: SESSION_AUDIENCE,
    exp: expiresAt,
    iat: issuedAt,
    email: account.email ?? '',
    phone: account.phone ?? '',
    app_metadata: account.raw_app_meta_data ?? {},
    user_metadata: account.raw_user_meta_data ?? {},
    role: account.role || 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.sessionId,
    is_anonymous: account.is_anonymous,
  })
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: renderUser(account),
  }
}

export type RenderedSession = Awaited<ReturnType<typeof renderSession>>
