import type { MFAVerifyWebauthnParamFields } from '@supabase/auth-js'

type Answer<Kind extends 'create' | 'request'> =
  MFAVerifyWebauthnParamFields<Kind>['webauthn']['credential_response']

const requireKey = (credential: Credential | null): PublicKeyCredential => {
  if (credential instanceof PublicKeyCredential) return credential
  throw new DOMException('No passkey was given.', 'NotAllowedError')
}

/** This site as WebAuthn's relying party, in the shape that auth-js takes. */
export const relyingParty = () => ({ rpId: location.hostname, rpOrigins: [location.origin] })

/**
 * The types of auth-js follow a newer WebAuthn than the browser's types; the objects are the same.
 *
 * @param publicKey options from the auth client's challenge
 * @throws {DOMException} when the browser gives no passkey
 */
export const createPasskey = async (publicKey: object): Promise<Answer<'create'>> =>
  requireKey(
    await navigator.credentials.create({
      publicKey: publicKey as PublicKeyCredentialCreationOptions,
    }),
  ) as unknown as Answer<'create'>

/** @see createPasskey */
export const askPasskey = async (publicKey: object): Promise<Answer<'request'>> =>
  requireKey(
    await navigator.credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions }),
  ) as unknown as Answer<'request'>

/** The visitor closed the browser's dialog, or this authenticator has a passkey already. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof DOMException && /^(NotAllowed|Abort|InvalidState)Error$/.test(error.name)
