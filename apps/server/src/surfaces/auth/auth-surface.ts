import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { createAuthContext } from './auth-context.ts'
import { AuthError } from './auth-errors.ts'
import { HANDLER_DEADLINE_MS, limitHandlers } from './http/handler-deadline.ts'
import { parseJsonBody } from './http/parse-json-body.ts'
import { renderAuthError } from './http/render-auth-error.ts'
import { registerGetUser } from './routes/read-own-user.ts'
import { registerGetVerify } from './routes/open-mailed-link.ts'
import { registerLogout } from './routes/sign-out.ts'
import { registerPostVerify } from './routes/redeem-code.ts'
import { registerSignUp } from './routes/sign-up.ts'
import { registerToken } from './routes/issue-tokens.ts'
import { registerAuthorize } from './routes/redirect-to-provider.ts'
import { registerCallback } from './routes/receive-provider-callback.ts'
import { registerIdentities } from './routes/manage-identities.ts'
import { registerOneTimePassword } from './routes/request-sign-in-code.ts'
import { registerPutUser } from './routes/update-own-user.ts'
import { registerReauthenticate } from './routes/request-reauthentication-code.ts'
import { registerRecover } from './routes/recover-password.ts'
import { registerResend } from './routes/resend-code.ts'
import { registerEnrollFactor } from './routes/enroll-factor.ts'
import { registerChallengeFactor } from './routes/challenge-factor.ts'
import { registerVerifyFactor } from './routes/verify-factor.ts'
import { registerDeleteFactor } from './routes/delete-factor.ts'
import { adminRoutes } from './routes/admin/administer.ts'
import { registerSingleSignOn } from './routes/begin-single-sign-on.ts'
import { registerSaml } from './routes/receive-saml-response.ts'
import { registerHealth } from './routes/report-health.ts'
import { registerKeySet } from './routes/publish-key-set.ts'
import { registerSettings } from './routes/describe-settings.ts'

/** `/auth/v1`: accounts and sessions, as Supabase's auth service speaks (contract A). */
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
