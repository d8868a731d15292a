import type { Claims } from './key-ring.ts'

const CAPACITY = 5_000

/** Remembers verified tokens: verifying one costs more than the rest of a request. */
export const createVerifiedTokens = () => {
  const claimsByToken = new Map<string, Claims>()
  return {
    find: (token: string): Claims | undefined => claimsByToken.get(token),
    keep(token: string, claims: Claims): void {
      if (claimsByToken.size >= CAPACITY) {
        const oldest = claimsByToken.keys().next()
        if (!oldest.done) claimsByToken.delete(oldest.value)
      }
      claimsByToken.set(token, claims)
    },
    forget: () => claimsByToken.clear(),
  }
}
