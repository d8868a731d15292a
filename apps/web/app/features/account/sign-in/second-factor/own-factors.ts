import { loadAuth } from '#lib/supabase/index.ts'
import { textFactorCode, verifyFactorCode } from '../../factor-codes.ts'
import { FACTOR_KINDS, type FactorKind } from '../../factor-kinds.ts'
import { refusalWords } from '../../refusal-words.ts'
import { requireAnswer } from '../../require-answer.ts'

export type OwnFactor = {
  readonly id: string
  readonly kind: FactorKind
  /** The name that its owner gave it; may be empty. */
  readonly name: string
}

/** Why the service or the authenticator refused. */
type Refusal = { readonly message: string; readonly isCancelled: boolean }

/** The verified factors, by kind, code apps first. @throws when the service does not answer */
export const listFactors = async (): Promise<readonly OwnFactor[]> => {
  const auth = await loadAuth()
  const { data, error } = await auth.mfa.listFactors()
  if (error) throw error
  const factors = FACTOR_KINDS.flatMap((kind) =>
    data[kind].map(({ id, friendly_name: name }) => ({ id, kind, name: name ?? '' })),
  )
  // The owner removed the last factor on another device: with a new token none is asked for.
  if (factors.length === 0) await auth.refreshSession()
  return factors
}

type ServiceError = {
  readonly message: string
  readonly status?: number | undefined
  readonly code?: string | undefined
}

const refusalOf = (error: ServiceError | null): Refusal | undefined => {
  const refusal = requireAnswer(error)
  return refusal ? { message: refusalWords(refusal), isCancelled: false } : undefined
}

/** @returns the challenge that the code in the text message answers, or why there is none */
export const textCode = async (factorId: string): Promise<Refusal | { challengeId: string }> => {
  const auth = await loadAuth()
  const { data, error } = await textFactorCode(auth.mfa, factorId)
  if (data) return { challengeId: data.id }
  requireAnswer(error)
  return { message: refusalWords(error), isCancelled: false }
}

/** @returns why the code was refused; `undefined` after it was taken and the session changed */
export const proveByCode = async (
  factorId: string,
  code: string,
  challengeId?: string,
): Promise<Refusal | undefined> => {
  const { mfa } = await loadAuth()
  return refusalOf(await verifyFactorCode(mfa, factorId, code, challengeId))
}

/** Asks the authenticator. Some browsers allow that only while they handle a press. */
export const proveByPasskey = async (factorId: string): Promise<Refusal | undefined> => {
  const { mfa } = await loadAuth()
  const { error } = await mfa.webauthn.authenticate({ factorId })
  const refusal = refusalOf(error)
  const isCancelled = error?.name === 'NotAllowedError' || error?.name === 'AbortError'
  return refusal && { ...refusal, isCancelled }
}
