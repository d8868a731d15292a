import type { Account } from '../accounts/account-store.ts'
import type { AmrEntry } from './session-store.ts'

/** A session that an access token can be issued for, and the refresh token that follows it. */
export type ActiveSession = {
  readonly account: Account
  readonly sessionId: string
  readonly refreshToken: string
  readonly aal: 'aal1' | 'aal2' | 'aal3'
  readonly amr: readonly AmrEntry[]
}

/** How a sign-in through a link or a provider ends: in a session, or in a code for one (PKCE). */
export type SignInOutcome =
  | { readonly kind: 'session'; readonly session: ActiveSession }
  | { readonly kind: 'code'; readonly authCode: string }
