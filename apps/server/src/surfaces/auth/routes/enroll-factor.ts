import { z } from 'zod'
import type { Endpoint } from '#http/endpoint.ts'
import { parsePhone } from '../accounts/phone.ts'
import type { AuthContext } from '../auth-context.ts'
import { enrollFactor as enroll, type NewFactorRequest } from '../factors/enroll-factor.ts'
import { factorErrors } from '../factors/factor-errors.ts'
import type { FactorType } from '../factors/factor-store.ts'
import { optionalText, parseBody } from '../http/body.ts'
import { requireNamed } from '../http/require-signed-in.ts'

const bodySchema = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalText,
})

const TYPES = ['totp', 'phone', 'webauthn'] as const satisfies FactorType[]

const parseFactor = (
  { hasPhone }: AuthContext,
  body: z.output<typeof bodySchema>,
): NewFactorRequest => {
  const type = TYPES.find((name) => name === body.factor_type)
  if (!type) throw factorErrors.wrongType()
  if (type === 'phone' && !hasPhone) throw factorErrors.phoneNotEnabled()
  if (type === 'phone' && !body.phone) throw factorErrors.phoneRequired()
  const phone = type === 'phone' ? parsePhone(body.phone) : null
  return { type, friendlyName: body.friendly_name, issuer: body.issuer, phone }
}

export const enrollFactor: Endpoint<AuthContext> = (app, context) =>
  app.post('/factors', async (request) => {
    const signedIn = await requireNamed(context, request)
    const factor = parseFactor(context, parseBody(bodySchema, request))
    const { id, totp } = await enroll(context, signedIn, factor)
    const { type, friendlyName, phone } = factor
    return {
      id,
      type,
      friendly_name: friendlyName,
      ...(totp ? { totp } : {}),
      ...(phone === null ? {} : { phone }),
    }
  })
