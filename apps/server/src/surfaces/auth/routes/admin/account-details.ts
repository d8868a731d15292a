import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AccountDetails } from '../../account-lifecycle/administer-account.ts'
import { parseEmail } from '../../accounts/email.ts'
import { parsePhone } from '../../accounts/phone.ts'
import type { AuthContext } from '../../auth-context.ts'
import { authErrors } from '../../auth-errors.ts'
import { askerWhoIsKnown } from '../../http/asker-of.ts'
import { optionalText, parseBody } from '../../http/body.ts'
import { isUuid } from '#platform/is-uuid.ts'
import { findHashProblem } from '#platform/passwords/foreign-hash.ts'

const record = z.record(z.string(), z.unknown()).nullish()

const bodySchema = z.object({
  id: optionalText,
  email: optionalText,
  phone: optionalText,
  password: z.string().nullish(),
  password_hash: optionalText,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  role: optionalText,
  ban_duration: optionalText,
  user_metadata: record,
  app_metadata: record,
})

/**
 * Reads what an operator says about an account, and hashes the password.
 *
 * @param requirePassword refuses a password; creating an account takes a weak one, as upstream does
 */
export const parseAccountDetails = async (
  context: AuthContext,
  request: FastifyRequest,
  requirePassword: (password: string) => void,
): Promise<AccountDetails> => {
  const body = parseBody(bodySchema, request)
  if (body.id && !isUuid(body.id)) throw authErrors.validationFailed('ID must be a valid UUID')
  if (body.password) requirePassword(body.password)
  const problem = body.password_hash ? findHashProblem(body.password_hash) : undefined
  if (problem !== undefined) throw authErrors.validationFailed(`password_hash: ${problem}`)
  const hash = body.password
    ? await context.passwords.hash(body.password, askerWhoIsKnown(request))
    : body.password_hash
  return {
    id: body.id || undefined,
    email: body.email ? parseEmail(body.email) : '',
    phone: body.phone ? parsePhone(body.phone) : '',
    passwordHash: hash || undefined,
    emailConfirm: body.email_confirm ?? false,
    phoneConfirm: body.phone_confirm ?? false,
    role: body.role,
    banDuration: body.ban_duration,
    userMetadata: body.user_metadata ?? undefined,
    appMetadata: body.app_metadata ?? undefined,
  }
}
