import type { Claims } from './key-ring.ts'

const PAST_SECOND_FACTOR: ReadonlySet<unknown> = new Set(['aal2', 'aal3'])

/** @returns whether the session of a token has given a second factor (docs/contract/auth.md §7) */
export const isPastSecondFactor = ({ aal }: Claims): boolean => PAST_SECOND_FACTOR.has(aal)
