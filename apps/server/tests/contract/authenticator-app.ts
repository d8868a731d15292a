import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import type { TestServer } from '../harness/index.ts'

export type AuthenticatorApp = {
  readonly factorId: string
  /** The code that the app shows at the server's time. Each is accepted once. */
  code(): string
  /** The code that was used up when the app was enrolled. */
  readonly enrolledWith: string
}

export const totpAt = (server: TestServer, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime(),
  })

/** Enrols an app for one-time codes and proves it, so that the client's session is at aal2. */
export const anAuthenticatorApp = async (
  server: TestServer,
  client: SupabaseClient,
): Promise<AuthenticatorApp> => {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  const { id: factorId, totp } = data
  const code = () => totpAt(server, totp.secret)
  const enrolledWith = code()
  const verified = await client.auth.mfa.challengeAndVerify({ factorId, code: enrolledWith })
  if (verified.error) throw verified.error
  return { factorId, code, enrolledWith }
}
