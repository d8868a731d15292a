import type { AuthError, GoTrueClient } from '@supabase/auth-js'

type Mfa = GoTrueClient['mfa']

/** Sends a text message with a code to the phone of a factor. */
export const textFactorCode = (mfa: Mfa, factorId: string) =>
  mfa.challenge({ factorId, channel: 'sms' })

/**
 * @param challengeId of the text message; the code of an app has none
 * @returns why the service refused the code, or `null`
 */
export const verifyFactorCode = async (
  mfa: Mfa,
  factorId: string,
  code: string,
  challengeId: string | undefined,
): Promise<AuthError | null> => {
  const { error } =
    challengeId === undefined
      ? await mfa.challengeAndVerify({ factorId, code })
      : await mfa.verify({ factorId, challengeId, code })
  return error
}
