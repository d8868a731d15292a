import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { parsePhone } from '../accounts/phone.ts'
import type { AuthContext } from '../auth-context.ts'
import { enrollFactor as enroll, type NewFactorRequest } from '../factors/enroll-factor.ts'
import { factorErrors } from '../factors/factor-errors.ts'
import type { FactorType } from '../factors/factor-store.ts'
import { optionalText, parseBody } from '../http/body.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { requireNamed } from '../http/require-signed-in.ts'
import { RATE_RULES } from '../rate-rules.ts'

const bodySchema = z.object({
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
  body: z.output<typeof bodySchema>,
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

export const enrollFactor: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.enroll)
  app.post('/factors', { onRequest }, async (request) => {
    const signedIn = await requireNamed(context, request)
    const factor = parseFactor(context, parseBody(bodySchema, request))
    const { id, totp } = await enroll(context, signedIn, factor, originOf(request).ip)
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
