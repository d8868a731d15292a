import type { FactorRow } from '../accounts/account-store.ts'
import type { SignedIn } from '../sessions/signed-in.ts'

/** A signed-in account and the one of its factors that a request names. */
export type OwnFactor = SignedIn & { readonly factor: FactorRow }
