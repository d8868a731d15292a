import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { isUuid } from '#platform/is-uuid.ts'
import { parsePhone } from '../accounts/phone.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { challengeFactor } from '../factors/challenge-factor.ts'
import { deleteOwnFactor } from '../factors/delete-factor.ts'
import { enrollFactor, type NewFactorRequest } from '../factors/enroll-factor.ts'
import { factorErrors } from '../factors/factor-errors.ts'
import type { FactorType } from '../factors/factor-store.ts'
import { proveFactor } from '../factors/prove-factor.ts'
import { optionalText, parseBody } from '../http/body.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { renderSession } from '../http/render-session.ts'
import { requireOwnFactor } from '../http/require-own-factor.ts'
import { requireNamed } from '../http/require-signed-in.ts'
import { RATE_RULES } from '../rate-rules.ts'

const enrollSchema = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalText,
})

/** Characters: an authenticator app shows both, and a QR code has to hold them. */
const LONGEST = 100

const TYPES = ['totp', 'phone', 'webauthn'] as const satisfies FactorType[]

const parseFactor = (
  { hasPhone }: AuthContext,
  body: z.output<typeof enrollSchema>,
): NewFactorRequest => {
  for (const field of ['friendly_name', 'issuer'] as const)
    if (body[field].length > LONGEST) throw factorErrors.textTooLong(field, LONGEST)
  const type = TYPES.find((name) => name === body.factor_type)
  if (!type) throw factorErrors.wrongType()
  if (type === 'phone' && !hasPhone) throw factorErrors.phoneNotEnabled()
  if (type === 'phone' && !body.phone) throw factorErrors.phoneRequired()
  const phone = type === 'phone' ? parsePhone(body.phone) : null
  return { type, friendlyName: body.friendly_name, issuer: body.issuer, phone }
}

const enrollment: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.enroll)
  app.post('/factors', { onRequest }, async (request) => {
    const signedIn = await requireNamed(context, request)
    const factor = parseFactor(context, parseBody(enrollSchema, request))
    const { id, totp } = await enrollFactor(context, signedIn, factor, originOf(request).ip)
    const { type, friendlyName, phone } = factor
    return {
      id,
      type,
      friendly_name: friendlyName,
      ...(totp ? { totp } : {}),
      ...(phone === null ? {} : { phone }),
    }
  })
}

const challenge: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.factor)
  app.post('/factors/:factorId/challenge', { onRequest }, async (request) => {
    const own = await requireOwnFactor(context, request)
    const { id, type, expiresAt, webauthn } = await challengeFactor(
      context,
      own,
      originOf(request).ip,
    )
    return {
      id,
      type,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      ...(webauthn
        ? {
            webauthn: {
              type: webauthn.type,
              credential_options: { publicKey: webauthn.publicKey },
            },
          }
        : {}),
    }
  })
}

const answerSchema = z.object({
  challenge_id: optionalText,
  code: optionalText,
  webauthn: z.object({ type: optionalText, credential_response: z.unknown() }).nullish(),
})

const verification: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.factor)
  const config = { auditedRefusals: [{ action: 'factor_refused' }] } as const
  app.post('/factors/:factorId/verify', { onRequest, config }, async (request) => {
    const own = await requireOwnFactor(context, request)
    const { factor, sessionId } = own
    if (sessionId === undefined) throw authErrors.sessionGone()
    const { challenge_id: challengeId, code, webauthn } = parseBody(answerSchema, request)
    if (factor.factor_type !== 'webauthn' && code === '') throw factorErrors.codeEmpty()
    if (!isUuid(challengeId)) throw factorErrors.challengeNotFound()
    const answer = {
      challengeId,
      code,
      webauthn: webauthn
        ? { type: webauthn.type, response: webauthn.credential_response }
        : undefined,
    }
    const { ip } = originOf(request)
    return renderSession(context, await proveFactor(context, { ...own, sessionId }, answer, ip))
  })
}

const deletion: Endpoint<AuthContext> = (app, context) =>
  app.delete('/factors/:factorId', async (request) => {
    const own = await requireOwnFactor(context, request)
    await deleteOwnFactor(context, own, originOf(request).ip)
    return { id: own.factor.id }
  })

/** `/factors`: second steps of one's own account. */
export const factorEndpoints = [enrollment, challenge, verification, deletion]
