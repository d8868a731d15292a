import { z } from 'zod'
import type { FastifyInstance } from 'fastify'
import { isUniqueViolation } from '#platform/database/database-error.ts'
import type { AuthContext } from '../auth-context.ts'
import { factorErrors } from '../factors/factor-errors.ts'
import { requireNamed } from '../http/require-own-factor.ts'
import { createTotp } from '../factors/totp.ts'
import { optionalText, parseBody } from '../http/body.ts'
import { parsePhone } from '../accounts/phone.ts'
import type { SignedIn } from '../http/require-signed-in.ts'
import { deleteFactors, insertFactor, type FactorType } from '../factors/factor-store.ts'
import type { FactorRow } from '../accounts/account-store.ts'

const bodySchema = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalText,
})

const TYPES = ['totp', 'phone', 'webauthn'] as const satisfies FactorType[]
const MOST_FACTORS = 10
const UNVERIFIED_SECONDS = 300

const isStale = (factor: FactorRow, now: Date): boolean =>
  factor.status === 'unverified' &&
  new Date(factor.created_at).getTime() + UNVERIFIED_SECONDS * 1000 <= now.getTime()

const requireRoom = ({ account, claims }: SignedIn, type: FactorType, name: string, now: Date) => {
  const verified = account.factors.filter(({ status }) => status === 'verified')
  const living = account.factors.filter((factor) => !isStale(factor, now))
  if (verified.length >= MOST_FACTORS || living.length >= MOST_FACTORS) throw factorErrors.tooMany()
  if (verified.length > 0 && claims.aal !== 'aal2') throw factorErrors.insufficientToEnroll()
  if (living.some(({ friendly_name: taken }) => (taken ?? '') === name))
    throw factorErrors.nameConflict(name)
  if (type === 'phone' && verified.some(({ factor_type }) => factor_type === 'phone'))
    throw factorErrors.phoneExists()
}

export const registerEnrollFactor = (app: FastifyInstance, context: AuthContext): void => {
  app.post('/factors', async (request) => {
    const signedIn = await requireNamed(context, request)
    const body = parseBody(bodySchema, request)
    const type = TYPES.find((name) => name === body.factor_type)
    if (!type) throw factorErrors.wrongType()
    if (type === 'phone' && !context.hasPhone) throw factorErrors.phoneNotEnabled()
    if (type === 'phone' && !body.phone) throw factorErrors.phoneRequired()
    const phone = type === 'phone' ? parsePhone(body.phone) : null
    const now = context.clock.now()
    const { account } = signedIn
    requireRoom(signedIn, type, body.friendly_name, now)
    const issuer = body.issuer || new URL(context.config.publicUrl).host
    const totp =
      type === 'totp'
        ? await createTotp(issuer, account.email || account.phone || account.id)
        : null

    try {
      const id = await context.database.transaction(async (tx) => {
        const stale = account.factors.filter(
          (factor) =>
            isStale(factor, now) ||
            (phone !== null && factor.phone === phone && factor.status === 'unverified'),
        )
        await deleteFactors(
          tx,
          stale.map((factor) => factor.id),
        )
        const secret = totp?.secret ?? null
        const friendlyName = body.friendly_name
        return insertFactor(tx, { userId: account.id, type, friendlyName, secret, phone }, now)
      })
      return {
        id,
        type,
        friendly_name: body.friendly_name,
        ...(totp ? { totp } : {}),
        ...(phone === null ? {} : { phone }),
      }
    } catch (error) {
      if (isUniqueViolation(error)) throw factorErrors.nameConflict(body.friendly_name)
      throw error
    }
  })
}
