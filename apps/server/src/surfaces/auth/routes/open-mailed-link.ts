import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { originOf } from '../sessions/begin-session.ts'
import { isPhoneType, isVerificationType } from '../codes/redeem-code.ts'
import { verifyByLink } from '../codes/verify-by-link.ts'
import {
  errorParameters,
  sessionParameters,
  withFragment,
  withQuery,
} from '../http/render-redirect.ts'
import { renderSession } from '../http/render-session.ts'
import { isPkce } from '../codes/one-time-code.ts'
import { limitByAddress, RATE_RULES } from '../rate-rules.ts'
import { redirectOf } from '../http/redirect.ts'
import { FIRST_OF_TWO } from './redeem-code.ts'

const verifyLink = async (
  context: AuthContext,
  request: Parameters<typeof originOf>[0],
  { token, type, target }: { token: string; type: string; target: string },
): Promise<string> => {
  if (!isVerificationType(type) || isPhoneType(type))
    throw authErrors.validationFailed('Invalid email verification type')
  const result = await verifyByLink(context, type, token, originOf(request))
  switch (result.kind) {
    case 'session': {
      const session = await renderSession(context, result.session)
      return withFragment(target, sessionParameters(session, type))
    }
    case 'code':
      return withQuery(target, { code: result.authCode })
    case 'half': {
      const message = { message: FIRST_OF_TWO }
      return withFragment(isPkce(token) ? withQuery(target, message) : target, message)
    }
  }
}

export const registerGetVerify = (app: FastifyInstance, context: AuthContext): void => {
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
        return await reply.redirect(
          await verifyLink(context, request, { token, type, target }),
          303,
        )
      } catch (error) {
        if (!(error instanceof AuthError)) throw error
        const parameters = errorParameters(error)
        const base = isPkce(token) ? withQuery(target, parameters) : target
        return reply.redirect(withFragment(base, parameters), 303)
      }
    },
  )
}
