import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { createAuthContext } from './auth-context.ts'
import { AuthError } from './auth-errors.ts'
import { HANDLER_DEADLINE_MS, limitHandlers } from './handler-deadline.ts'
import { parseJsonBody } from './parse-json-body.ts'
import { renderAuthError } from './render-auth-error.ts'
import { registerGetUser } from './routes/get-user.ts'
import { registerGetVerify } from './routes/get-verify.ts'
import { registerLogout } from './routes/logout.ts'
import { registerPostVerify } from './routes/post-verify.ts'
import { registerSignUp } from './routes/sign-up.ts'
import { registerToken } from './routes/token.ts'
import { registerAuthorize } from './routes/authorize.ts'
import { registerCallback } from './routes/callback.ts'
import { registerIdentities } from './routes/identities.ts'
import { registerOneTimePassword } from './routes/one-time-password.ts'
import { registerPutUser } from './routes/put-user.ts'
import { registerReauthenticate } from './routes/reauthenticate.ts'
import { registerRecover } from './routes/recover.ts'
import { registerResend } from './routes/resend.ts'
import { registerEnrollFactor } from './routes/enroll-factor.ts'
import { registerChallengeFactor } from './routes/challenge-factor.ts'
import { registerVerifyFactor } from './routes/verify-factor.ts'
import { registerDeleteFactor } from './routes/delete-factor.ts'
import { adminRoutes } from './routes/admin/admin-routes.ts'
import { registerSingleSignOn } from './routes/single-sign-on.ts'
import { registerSaml } from './routes/saml.ts'
import { registerHealth } from './routes/health.ts'
import { registerKeySet } from './routes/key-set.ts'
import { registerSettings } from './routes/settings.ts'

/** `/auth/v1`: accounts and sessions, as Supabase's auth service speaks (docs/contract/auth.md). */
export const authSurface = async (
  app: FastifyInstance,
  {
    platform,
    handlerDeadlineMs = HANDLER_DEADLINE_MS,
  }: { platform: Platform; handlerDeadlineMs?: number | undefined },
): Promise<void> => {
  const context = await createAuthContext(platform)
  limitHandlers(app, handlerDeadlineMs)
  app.setErrorHandler(renderAuthError)
  app.setNotFoundHandler((request, reply) =>
    renderAuthError(new AuthError(404, 'not_found', '404 page not found'), request, reply),
  )
  app.removeAllContentTypeParsers()
  // Clients name JSON where there is no body at all, and some name nothing where there is one.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as string))
    } catch (error) {
      done(error as Error)
    }
  })

  // How some identity providers send a person back.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )

  registerHealth(app)
  registerSettings(app, context)
  registerKeySet(app, context)
  registerSaml(app, context)
  registerSingleSignOn(app, context)
  await app.register(adminRoutes, { context })
  registerDeleteFactor(app, context)
  registerVerifyFactor(app, context)
  registerChallengeFactor(app, context)
  registerEnrollFactor(app, context)
  registerResend(app, context)
  registerRecover(app, context)
  registerReauthenticate(app, context)
  registerPutUser(app, context)
  registerOneTimePassword(app, context)
  registerIdentities(app, context)
  registerCallback(app, context)
  registerAuthorize(app, context)
  registerToken(app, context)
  registerSignUp(app, context)
  registerPostVerify(app, context)
  registerLogout(app, context)
  registerGetVerify(app, context)
  registerGetUser(app, context)
}
