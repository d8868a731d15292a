import type { AuthError } from '@supabase/auth-js'
import { loadAuth } from '#lib/supabase/index.ts'
import { textFactorCode, verifyFactorCode } from '../../factor-codes.ts'
import { relyingParty, createPasskey, isDeclined } from '../passkey.ts'

export type Enrolled<Factor> = { readonly factor: Factor } | { readonly error: AuthError }

export type TotpFactor = {
  readonly id: string
  /** A picture as a `data:` address. */
  readonly qrCode: string
  readonly secret: string
}

export const enrolTotp = async (friendlyName: string): Promise<Enrolled<TotpFactor>> => {
  const auth = await loadAuth()
  const { data, error } = await auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: 'Dhvani',
  })
  if (error) return { error }
  return { factor: { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret } }
}

export type PhoneFactor = { readonly id: string; readonly challengeId: string }

export const textPhone = async (factorId: string): Promise<Enrolled<PhoneFactor>> => {
  const auth = await loadAuth()
  const { data, error } = await textFactorCode(auth.mfa, factorId)
  return error ? { error } : { factor: { id: factorId, challengeId: data.id } }
}

/** Creates the factor and texts its first code. Removes the factor if the text cannot be sent. */
export const enrolPhone = async (
  friendlyName: string,
  phone: string,
): Promise<Enrolled<PhoneFactor>> => {
  const auth = await loadAuth()
  const { data, error } = await auth.mfa.enroll({ factorType: 'phone', friendlyName, phone })
  if (error) return { error }
  const texted = await textPhone(data.id)
  if ('error' in texted) await forgetFactor(data.id)
  return texted
}

/** @returns why the service refused the code, or `null` when the factor is on */
export const proveCode = async (
  factorId: string,
  code: string,
  challengeId?: string,
): Promise<AuthError | null> => {
  const { mfa } = await loadAuth()
  return verifyFactorCode(mfa, factorId, code, challengeId)
}

/** Factors that were never turned on count against the limit too, and their names stay taken. */
export const forgetFactor = async (factorId: string): Promise<AuthError | null> => {
  const auth = await loadAuth()
  return (await auth.mfa.unenroll({ factorId })).error
}

export type PasskeyOutcome = 'on' | 'cancelled' | { readonly error: AuthError }

/**
 * The defaults of auth-js's own `webauthn.register` ask for a security key. Most people have only
 * the passkey of their device, which those defaults exclude.
 */
const makePasskey = async (factorId: string): Promise<AuthError | null> => {
  const { mfa } = await loadAuth()
  const party = relyingParty()
  const { data, error } = await mfa.challenge({ factorId, webauthn: party })
  if (error) return error
  if (data.webauthn.type !== 'create') throw new Error('A new passkey was asked for.')
  const credential = await createPasskey(data.webauthn.credential_options.publicKey)
  const verified = await mfa.verify({
    factorId,
    challengeId: data.id,
    webauthn: { ...party, type: 'create', credential_response: credential },
  })
  return verified.error
}

export const enrolPasskey = async (friendlyName: string): Promise<PasskeyOutcome> => {
  const { mfa } = await loadAuth()
  const enrolled = await mfa.enroll({ factorType: 'webauthn', friendlyName })
  if (enrolled.error) return { error: enrolled.error }
  const factorId = enrolled.data.id
  try {
    const error = await makePasskey(factorId)
    if (!error) return 'on'
    await forgetFactor(factorId)
    return { error }
  } catch (error) {
    await forgetFactor(factorId)
    if (isDeclined(error)) return 'cancelled'
    throw error
  }
}
