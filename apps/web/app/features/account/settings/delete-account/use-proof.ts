import type { AuthError, GoTrueClient } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { loadProvingClient } from '#lib/supabase/index.ts'
import { textFactorCode, verifyFactorCode } from '../../factor-codes.ts'
import { requireAnswer } from '../../require-answer.ts'
import { relyingParty, askPasskey, isDeclined } from '../passkey.ts'

/**
 * A second sign-in beside the page's session. It signs out when the dialog closes. Its methods throw
 * when the service does not answer.
 */
export type Proof = {
  /** @returns why the service refused, or `null` */
  byPassword(
    email: string,
    password: string,
    captchaToken: string | undefined,
  ): Promise<AuthError | null>
  mailCode(email: string, captchaToken: string | undefined): Promise<AuthError | null>
  byMailedCode(email: string, code: string): Promise<AuthError | null>
  textCode(factorId: string): Promise<AuthError | null>
  byFactorCode(factorId: string, code: string): Promise<AuthError | null>
  /** @returns `cancelled` if the visitor closed the browser's dialog */
  byPasskey(factorId: string): Promise<AuthError | null | 'cancelled'>
  accessToken(): Promise<string | undefined>
  end(): Promise<void>
}

const withCaptcha = (captchaToken: string | undefined) => (captchaToken ? { captchaToken } : {})

const provePasskey = async (client: GoTrueClient, factorId: string): Promise<AuthError | null> => {
  const party = relyingParty()
  const { data, error } = await client.mfa.challenge({ factorId, webauthn: party })
  if (error) return error
  if (data.webauthn.type !== 'request') throw new Error('A known passkey was asked for.')
  const credential = await askPasskey(data.webauthn.credential_options.publicKey)
  const verified = await client.mfa.verify({
    factorId,
    challengeId: data.id,
    webauthn: { ...party, type: 'request', credential_response: credential },
  })
  return verified.error
}

const createProof = (): Proof => {
  let client: Promise<GoTrueClient> | undefined
  let challengeId: string | undefined
  const clientOf = () => {
    client ??= loadProvingClient().catch((error: unknown) => {
      // The next press loads it again.
      client = undefined
      throw error
    })
    return client
  }
  return {
    async byPassword(email, password, captchaToken) {
      const options = withCaptcha(captchaToken)
      const { error } = await (await clientOf()).signInWithPassword({ email, password, options })
      return requireAnswer(error)
    },
    async mailCode(email, captchaToken) {
      const options = { shouldCreateUser: false, ...withCaptcha(captchaToken) }
      return requireAnswer((await (await clientOf()).signInWithOtp({ email, options })).error)
    },
    async byMailedCode(email, token) {
      const { error } = await (await clientOf()).verifyOtp({ email, token, type: 'email' })
      return requireAnswer(error)
    },
    async textCode(factorId) {
      const { mfa } = await clientOf()
      const { data, error } = await textFactorCode(mfa, factorId)
      challengeId = data?.id
      return requireAnswer(error)
    },
    async byFactorCode(factorId, code) {
      const { mfa } = await clientOf()
      return requireAnswer(await verifyFactorCode(mfa, factorId, code, challengeId))
    },
    async byPasskey(factorId) {
      try {
        return requireAnswer(await provePasskey(await clientOf(), factorId))
      } catch (error) {
        if (isDeclined(error)) return 'cancelled'
        throw error
      }
    },
    async accessToken() {
      return (await (await clientOf()).getSession()).data.session?.access_token
    },
    async end() {
      const begun = await client
      client = undefined
      await begun?.signOut({ scope: 'local' })
    },
  }
}

export const useProof = (): Proof => {
  const [proof] = useState(createProof)
  useEffect(() => () => void proof.end().catch(reportError), [proof])
  return proof
}
