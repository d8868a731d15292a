import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { NIL_UUID } from '#platform/is-uuid.ts'
import { findAccountByContact, findAccountById, type Account } from '../accounts/account-store.ts'
import { writeAudit, type AuditAction } from '../accounts/audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, OAuthError } from '../auth-errors.ts'
import { optionalText } from './body.ts'
import { originOf } from './origin.ts'

/** Refusals that say nothing about an attack: the request was malformed, or its session had ended. */
const NOT_AUDITED = new Set([
  'bad_json',
  'captcha_failed',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
  'validation_failed',
])

/** Left to the limiter: with an entry for each, a flood would fill the log. */
const TOO_MANY_REQUESTS = 429

const GRANTS = new Set<unknown>(['password', 'refresh_token', 'pkce', 'id_token'])

/** The code of a refusal that an operator should find later; `undefined` for every other error. */
const codeOf = (error: unknown): string | undefined => {
  if (error instanceof OAuthError) return error.error
  if (!(error instanceof AuthError) || NOT_AUDITED.has(error.code)) return undefined
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== TOO_MANY_REQUESTS
  return isRefusal ? error.code : undefined
}

const contactSchema = z.object({ email: optionalText, phone: optionalText })

const findActor = async (
  context: AuthContext,
  request: FastifyRequest,
): Promise<Account | undefined> => {
  const sub = request.caller?.role === 'authenticated' ? request.caller.claims.sub : undefined
  if (sub !== undefined) return findAccountById(context.database, sub)
  const { data } = contactSchema.safeParse(request.body)
  const email = data?.email.trim().toLowerCase() ?? ''
  const phone = data?.phone.replaceAll(/[+ ]/g, '') ?? ''
  if (email === '' && phone === '') return undefined
  return findAccountByContact(context.database, { email, phone })
}

/**
 * Writes who was refused, and with which code. An address without an account is left out: people type
 * a password into the wrong field. The refusal is answered whether or not it could be written.
 */
export const auditRefusal = async (
  context: AuthContext,
  request: FastifyRequest,
  refused: {
    readonly action: AuditAction
    readonly error: unknown
    /** Only these codes; all of them when absent. */
    readonly codes?: readonly string[] | undefined
  },
): Promise<void> => {
  const code = codeOf(refused.error)
  if (code === undefined || refused.codes?.includes(code) === false) return
  const { grant_type: grant } = request.query as { grant_type?: unknown }
  try {
    const actor = await findActor(context, request)
    const entry = {
      action: refused.action,
      actorId: actor?.id ?? NIL_UUID,
      actorName: actor?.email ?? actor?.phone ?? '',
      ip: originOf(request).ip,
      traits: { code, ...(GRANTS.has(grant) ? { grant } : {}) },
    }
    await writeAudit(context.database, entry, context.clock.now())
  } catch (error) {
    request.log.error({ err: error }, 'a refusal is missing in the audit log')
  }
}
