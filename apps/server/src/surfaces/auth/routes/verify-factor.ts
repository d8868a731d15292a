import { z } from 'zod'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '#platform/database/database.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { factorErrors } from '../factors/factor-errors.ts'
import { requireOwnFactor, type OwnFactor } from '../http/require-own-factor.ts'
import { isRightTotp } from '../factors/totp.ts'
import { finishAuthentication, finishRegistration, relyingPartyOf } from '../factors/webauthn.ts'
import { originOf } from '../sessions/begin-session.ts'
import { requireAccount } from '../account-lifecycle/sign-up.ts'
import { renderSession } from '../http/render-session.ts'
import { optionalText, parseBody } from '../http/body.ts'
import { hashCode } from '../codes/one-time-code.ts'
import { limitByAddress, RATE_RULES, requireRate } from '../rate-rules.ts'
import { isUuid } from '../http/require-signed-in.ts'
import {
  closeChallenge,
  findChallenge,
  keepCredential,
  raiseSession,
  type Challenge,
} from '../factors/factor-store.ts'
import { findActiveToken, rotateRefreshToken } from '../sessions/refresh-token-store.ts'
import { findSession } from '../sessions/session-store.ts'
import { CHALLENGE_SECONDS } from './challenge-factor.ts'

const bodySchema = z.object({
  challenge_id: optionalText,
  code: optionalText,
  webauthn: z.object({ type: optionalText, credential_response: z.unknown() }).nullish(),
})

type Body = z.output<typeof bodySchema>

const requireOpenChallenge = (
  challenge: Challenge | undefined,
  ip: string,
  now: Date,
): Challenge => {
  if (!challenge) throw factorErrors.challengeNotFound()
  if (challenge.verified_at || challenge.ip !== ip) throw factorErrors.addressMismatch()
  if (challenge.created_at.getTime() + CHALLENGE_SECONDS * 1000 <= now.getTime())
    throw factorErrors.challengeExpired(challenge.id)
  return challenge
}

const proveWebauthn = async (
  tx: Queryable,
  context: AuthContext,
  { factor }: OwnFactor,
  challenge: Challenge,
  answer: Body['webauthn'],
): Promise<void> => {
  if (!answer) throw factorErrors.webauthnRequired()
  if (answer.type !== 'create' && answer.type !== 'request') throw factorErrors.webauthnType()
  if (!answer.credential_response) throw factorErrors.webauthnResponse()
  const session = challenge.web_authn_session_data
  if (session?.type !== answer.type) throw factorErrors.webauthnInvalid()
  const party = relyingPartyOf(context.config.publicUrl)
  const response = answer.credential_response
  const proof =
    session.type === 'create'
      ? await finishRegistration(party, session.challenge, response)
      : await finishAuthentication(party, session.challenge, response, factor)
  if (!proof) throw factorErrors.webauthnInvalid()
  await keepCredential(tx, factor.id, proof.credential, proof.aaguid)
}

/** @throws {AuthError} unless the answer proves the factor */
const requireProof = async (
  tx: Queryable,
  context: AuthContext,
  own: OwnFactor,
  challenge: Challenge,
  body: Body,
): Promise<void> => {
  const { factor } = own
  switch (factor.factor_type) {
    case 'totp':
      if (!isRightTotp(factor.secret ?? '', body.code, context.clock.now()))
        throw factorErrors.wrongTotp()
      return
    case 'phone':
      if (challenge.otp_code !== hashCode(factor.id, body.code)) throw factorErrors.wrongPhoneCode()
      return
    case 'webauthn':
      await proveWebauthn(tx, context, own, challenge, body.webauthn)
  }
}

export const registerVerifyFactor = (app: FastifyInstance, context: AuthContext): void => {
  const onRequest = limitByAddress(context, RATE_RULES.factor)
  app.post('/factors/:factorId/verify', { onRequest }, async (request) => {
    const own = await requireOwnFactor(context, request)
    const { account, factor, sessionId } = own
    if (sessionId === undefined) throw authErrors.sessionGone()
    const body = parseBody(bodySchema, request)
    if (factor.factor_type !== 'webauthn' && body.code === '') throw factorErrors.codeEmpty()
    if (!isUuid(body.challenge_id)) throw factorErrors.challengeNotFound()
    await requireRate(context, RATE_RULES.accountFactor, account.id)
    const { ip } = originOf(request)
    const now = context.clock.now()

    const session = await context.database.transaction(async (tx) => {
      const found = await findChallenge(tx, factor.id, body.challenge_id)
      const challenge = requireOpenChallenge(found, ip, now)
      await requireProof(tx, context, own, challenge, body)
      await closeChallenge(tx, challenge.id, now)
      const { id: factorId, factor_type: type } = factor
      await raiseSession(tx, { userId: account.id, sessionId, factorId, type }, now)
      const active = await findActiveToken(tx, sessionId)
      const state = await findSession(tx, sessionId)
      if (!active || !state) throw authErrors.sessionGone()
      const old = { token: active.token, sessionId, userId: account.id }
      const refreshToken = await rotateRefreshToken(tx, old, now)
      const { aal, amr } = state
      return { account: await requireAccount(tx, account.id), sessionId, refreshToken, aal, amr }
    })
    return renderSession(context, session)
  })
}
