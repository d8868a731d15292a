/** Kinds of second factors, in the order in which pages list them. */
export const FACTOR_KINDS = ['totp', 'webauthn', 'phone'] as const

export type FactorKind = (typeof FACTOR_KINDS)[number]
