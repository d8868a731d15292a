import type { MFAVerifyWebauthnParamFields } from '@supabase/auth-js'

type Answer<Kind extends 'create' | 'request'> =
  MFAVerifyWebauthnParamFields<Kind>['webauthn']['credential_response']

const requireKey = (credential: Credential | null): PublicKeyCredential => {
  if (credential instanceof PublicKeyCredential) return credential
  throw new DOMException('No passkey was given.', 'NotAllowedError')
}

/** Who asks, as the auth client wants it told. */
export const askingParty = () => ({ rpId: location.hostname, rpOrigins: [location.origin] })

/**
 * auth-js describes a newer WebAuthn than the browser's own types do; the objects are the same.
 *
 * @param publicKey options from the auth client's challenge
 * @throws {DOMException} whatever the browser says when there is no passkey
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

/** Whoever closes the browser's dialog, or has this key already, has made no mistake. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof DOMException && /^(NotAllowed|Abort|InvalidState)Error$/.test(error.name)
