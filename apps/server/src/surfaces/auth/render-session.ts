import type { AuthContext } from './auth-context.ts'
import { renderUser } from './render-user.ts'
import type { Account } from './store/accounts.ts'
import type { AmrEntry } from './store/sessions.ts'

export const ACCESS_TOKEN_SECONDS = 3600

export type SessionParts = {
  readonly account: Account
  readonly sessionId: string
  readonly refreshToken: string
  readonly aal: 'aal1' | 'aal2' | 'aal3'
  readonly amr: readonly AmrEntry[]
}

/** The session object and its access token (docs/contract/auth.md §6, §7). */
export const renderSession = async (context: AuthContext, parts: SessionParts) => {
  const { account } = parts
  const issuedAt = Math.floor(context.clock.now().getTime() / 1000)
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS
  const accessToken = await context.keys.sign({
    iss: context.apiUrl,
    sub: account.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: account.email ?? '',
    phone: account.phone ?? '',
    app_metadata: account.raw_app_meta_data ?? {},
    user_metadata: account.raw_user_meta_data ?? {},
    role: account.role || 'authenticated',
    aal: parts.aal,
    amr: parts.amr,
    session_id: parts.sessionId,
    is_anonymous: account.is_anonymous,
  })
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: parts.refreshToken,
    user: renderUser(account),
  }
}

export type RenderedSession = Awaited<ReturnType<typeof renderSession>>
