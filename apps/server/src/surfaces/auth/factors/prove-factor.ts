import type { Queryable } from '#platform/database/database.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import { getAccount } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { ENROLLING, requireFreshProof } from '../codes/fresh-proof.ts'
import { hashCode } from '../codes/one-time-code.ts'
import { postNotice } from '../codes/post-notice.ts'
import { RATE_RULES, requireRate } from '../rate-rules.ts'
import type { ActiveSession } from '../sessions/active-session.ts'
import { findActiveToken, rotateRefreshToken } from '../sessions/refresh-token-store.ts'
import { findSession } from '../sessions/session-store.ts'
import { CHALLENGE_SECONDS } from './challenge-factor.ts'
import { UNVERIFIED_SECONDS } from './enroll-factor.ts'
import { factorErrors } from './factor-errors.ts'
import {
  claimTotpStep,
  closeChallenge,
  findChallenge,
  keepCredential,
  raiseSession,
  type Challenge,
} from './factor-store.ts'
import type { OwnFactor } from './own-factor.ts'
import { findTotpStep } from './totp.ts'
import { finishAuthentication, finishRegistration, relyingPartyOf } from './webauthn.ts'

export type FactorAnswer = {
  readonly challengeId: string
  /** Of an authenticator app or a text message; empty for a security key. */
  readonly code: string
  readonly webauthn: { readonly type: string; readonly response: unknown } | undefined
}

const requireOpenChallenge = (
  challenge: Challenge | undefined,
  ip: string,
  now: Date,
): Challenge => {
  if (!challenge) throw factorErrors.challengeNotFound()
  const isFromNetwork = subjectOfAddress(challenge.ip) === subjectOfAddress(ip)
  if (challenge.verified_at || !isFromNetwork) throw factorErrors.addressMismatch()
  if (challenge.created_at.getTime() + CHALLENGE_SECONDS * 1000 <= now.getTime())
    throw factorErrors.challengeExpired(challenge.id)
  return challenge
}

const proveWebauthn = async (
  tx: Queryable,
  context: AuthContext,
  { factor }: OwnFactor,
  challenge: Challenge,
  answer: FactorAnswer['webauthn'],
): Promise<void> => {
  if (!answer) throw factorErrors.webauthnRequired()
  if (answer.type !== 'create' && answer.type !== 'request') throw factorErrors.webauthnType()
  if (!answer.response) throw factorErrors.webauthnResponse()
  const session = challenge.web_authn_session_data
  if (session?.type !== answer.type) throw factorErrors.webauthnInvalid()
  const party = relyingPartyOf(context.config.publicUrl)
  const response = answer.response
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
  answer: FactorAnswer,
): Promise<void> => {
  const { factor } = own
  switch (factor.factor_type) {
    case 'totp': {
      const step = findTotpStep(factor.secret ?? '', answer.code, context.clock.now())
      if (step === undefined || !(await claimTotpStep(tx, factor.id, step)))
        throw factorErrors.wrongTotp()
      return
    }
    case 'phone':
      if (challenge.otp_code !== hashCode(factor.id, answer.code))
        throw factorErrors.wrongPhoneCode()
      return
    case 'webauthn':
      await proveWebauthn(tx, context, own, challenge, answer.webauthn)
  }
}

/** Raises the session to aal2 and gives it a new refresh token. */
const raise = async (
  tx: Queryable,
  { account, factor }: OwnFactor,
  sessionId: string,
  now: Date,
): Promise<ActiveSession> => {
  const { id: factorId, factor_type: type } = factor
  await raiseSession(tx, { userId: account.id, sessionId, factorId, type }, now)
  const active = await findActiveToken(tx, sessionId)
  const state = await findSession(tx, sessionId)
  if (!active || !state) throw authErrors.sessionGone()
  const old = { token: active.token, sessionId, userId: account.id }
  const refreshToken = await rotateRefreshToken(tx, old, now)
  const { aal, amr } = state
  return { account: await getAccount(tx, account.id), sessionId, refreshToken, aal, amr }
}

/** @throws {AuthError} unless the answer proves the factor in time, from the same network */
export const proveFactor = async (
  context: AuthContext,
  own: OwnFactor & { readonly sessionId: string },
  answer: FactorAnswer,
  ip: string,
): Promise<ActiveSession> => {
  const { account, factor, sessionId } = own
  const graceSeconds = UNVERIFIED_SECONDS
  if (factor.status === 'unverified')
    await requireFreshProof(context, own, { change: ENROLLING, ip, graceSeconds })
  await requireRate(context, RATE_RULES.accountFactor, account.id)
  const now = context.clock.now()
  const session = await context.database.transaction(async (tx) => {
    const found = await findChallenge(tx, factor.id, answer.challengeId)
    const challenge = requireOpenChallenge(found, ip, now)
    await requireProof(tx, context, own, challenge, answer)
    await closeChallenge(tx, challenge.id, now)
    if (factor.status === 'unverified') await postNotice(tx, context, account, 'factor_added')
    return raise(tx, own, sessionId, now)
  })
  context.outbox.nudge()
  return session
}
