import { loadAuth } from '#lib/supabase/index.ts'
import { requireAnswer } from '../send-auth.ts'

type FactorKind = 'totp' | 'webauthn' | 'phone'

export type OwnFactor = {
  readonly id: string
  readonly kind: FactorKind
  /** As its owner named it; may be empty. */
  readonly name: string
}

/** Why the service, or the authenticator, did not take the proof. */
type Refusal = { readonly message: string; readonly isCancelled: boolean }

const KINDS: readonly FactorKind[] = ['totp', 'webauthn', 'phone']

/** Those that were proved once already, the code app first. @throws when the service is away */
export const listFactors = async (): Promise<readonly OwnFactor[]> => {
  const auth = await loadAuth()
  const { data, error } = await auth.mfa.listFactors()
  if (error) throw error
  const factors = KINDS.flatMap((kind) =>
    data[kind].map(({ id, friendly_name: name }) => ({ id, kind, name: name ?? '' })),
  )
  // Removed on another device: the session learns of it, and nothing more is asked.
  if (factors.length === 0) await auth.refreshSession()
  return factors
}

type ServiceError = { readonly message: string; readonly status?: number | undefined }

const refusalOf = (error: ServiceError | null): Refusal | undefined => {
  const refusal = requireAnswer(error)
  return refusal ? { message: refusal.message, isCancelled: false } : undefined
}

/** @returns the challenge that a text message answers, or why there is none */
export const textCode = async (factorId: string): Promise<Refusal | { challengeId: string }> => {
  const auth = await loadAuth()
  const { data, error } = await auth.mfa.challenge({ factorId, channel: 'sms' })
  if (data) return { challengeId: data.id }
  requireAnswer(error)
  return { message: error.message, isCancelled: false }
}

/** @returns why the code was refused; the session follows by itself when it was not */
export const proveByCode = async (
  factorId: string,
  code: string,
  challengeId?: string,
): Promise<Refusal | undefined> => {
  const { mfa } = await loadAuth()
  const { error } =
    challengeId === undefined
      ? await mfa.challengeAndVerify({ factorId, code })
      : await mfa.verify({ factorId, challengeId, code })
  return refusalOf(error)
}

/** Asks the authenticator; to be called by a press, which some browsers insist on. */
export const proveByPasskey = async (factorId: string): Promise<Refusal | undefined> => {
  const { mfa } = await loadAuth()
  const { error } = await mfa.webauthn.authenticate({ factorId })
  const refusal = refusalOf(error)
  const isCancelled = error?.name === 'NotAllowedError' || error?.name === 'AbortError'
  return refusal && { ...refusal, isCancelled }
}
