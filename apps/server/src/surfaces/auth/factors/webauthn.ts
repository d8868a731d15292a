import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { z } from 'zod'
import type { FactorRow } from '../accounts/account-store.ts'

/** This site, as an authenticator knows it. Never taken from the request. */
export type RelyingParty = { readonly id: string; readonly origin: string }

export const relyingPartyOf = (publicUrl: string): RelyingParty => ({
  id: new URL(publicUrl).hostname,
  origin: publicUrl,
})

const storedSchema = z.object({
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()).optional(),
})

export type StoredCredential = z.output<typeof storedSchema>

const storedOf = (factor: FactorRow): StoredCredential | undefined => {
  const parsed = storedSchema.safeParse(factor.web_authn_credential)
  return parsed.success ? parsed.data : undefined
}

/** Asks a new authenticator to make a key, and a known one to sign with its key. */
export const beginWebauthn = async (
  party: RelyingParty,
  factor: FactorRow,
  person: { readonly id: string; readonly name: string },
) => {
  const stored = storedOf(factor)
  if (!stored) {
    const publicKey = await generateRegistrationOptions({
      rpName: 'Dhvani',
      rpID: party.id,
      userName: person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      authenticatorSelection: { userVerification: 'preferred', residentKey: 'discouraged' },
    })
    return { type: 'create' as const, publicKey }
  }
  const publicKey = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: [
      { id: stored.id, ...(stored.transports ? { transports: stored.transports } : {}) },
    ],
    userVerification: 'preferred',
  })
  return { type: 'request' as const, publicKey }
}

export type WebauthnProof = {
  readonly credential: StoredCredential
  /** The authenticator's model. `null` when a known authenticator signs in. */
  readonly aaguid: string | null
}

/** @returns `undefined` unless the answer proves that the authenticator made this key */
export const finishRegistration = async (
  party: RelyingParty,
  challenge: string,
  response: unknown,
): Promise<WebauthnProof | undefined> => {
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!result?.verified) return undefined
  const { credential, aaguid } = result.registrationInfo
  return {
    credential: {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      ...(credential.transports ? { transports: [...credential.transports] } : {}),
    },
    aaguid,
  }
}

export const finishAuthentication = async (
  party: RelyingParty,
  challenge: string,
  response: unknown,
  factor: FactorRow,
): Promise<WebauthnProof | undefined> => {
  const stored = storedOf(factor)
  if (!stored) return undefined
  const result = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: stored.id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!result?.verified) return undefined
  const credential = { ...stored, counter: result.authenticationInfo.newCounter }
  return { credential, aaguid: null }
}
