import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { isPkce } from '../codes/one-time-code.ts'
import { openMailedLink as open } from '../codes/open-mailed-link.ts'
import { isPhoneType, isVerificationType } from '../codes/redeemable.ts'
import { auditRefusal } from '../http/audit-refusal.ts'
import { FIRST_OF_TWO } from '../http/first-of-two.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { redirectOf } from '../http/redirect.ts'
import { errorParameters, withFragment, withOutcome, withQuery } from '../http/render-redirect.ts'
import { RATE_RULES } from '../rate-rules.ts'
import type { Origin } from '../sessions/session-store.ts'

const openLink = async (
  context: AuthContext,
  origin: Origin,
  { token, type, target }: { token: string; type: string; target: string },
): Promise<string> => {
  if (!isVerificationType(type) || isPhoneType(type))
    throw authErrors.validationFailed('Invalid email verification type')
  const result = await open(context, type, token, origin)
  if (result.kind !== 'half') return withOutcome(context, target, result, { type })
  const message = { message: FIRST_OF_TWO }
  return withFragment(isPkce(token) ? withQuery(target, message) : target, message)
}

export const openMailedLink: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.verify)
  app.get<{ Querystring: { token?: string; type?: string } }>(
    '/verify',
    // A mail scanner's HEAD must not use the link up.
    { onRequest, exposeHeadRoute: false },
    async (request, reply) => {
      const token = String(request.query.token ?? '')
      const type = String(request.query.type ?? '')
      if (!token) throw authErrors.validationFailed('Verify requires a token or a token hash')
      if (!type) throw authErrors.validationFailed('Verify requires a verification type')
      const target = redirectOf(request, context.config)
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      try {
        const url = await openLink(context, originOf(request), { token, type, target })
        return await reply.redirect(url, 303)
      } catch (error) {
        if (!(error instanceof AuthError)) throw error
        await auditRefusal(context, request, { action: 'code_refused', error })
        const parameters = errorParameters(error)
        const base = isPkce(token) ? withQuery(target, parameters) : target
        return reply.redirect(withFragment(base, parameters), 303)
      }
    },
  )
}
