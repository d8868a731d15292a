import type { FastifyInstance } from 'fastify'
import { forbidStoring } from '#http/answers/no-store.ts'
import { hasNulInAddress } from '#http/bodies/storable.ts'
import type { Platform } from '#platform/platform.ts'
import { createAuthContext } from './auth-context.ts'
import { AuthError, authErrors } from './auth-errors.ts'
import { auditRoutes } from './http/audit-routes.ts'
import { addBodyParsers } from './http/body-parsers.ts'
import { deleteOldRecordsDaily } from './http/daily-deletion.ts'
import { HANDLER_DEADLINE_MS, limitHandlers } from './http/handler-deadline.ts'
import { renderAuthError } from './http/render-auth-error.ts'
import { serviceEndpoints } from './routes/about-the-service.ts'
import { administer } from './routes/admin/administer.ts'
import { factorEndpoints } from './routes/factors.ts'
import { issueTokens } from './routes/issue-tokens.ts'
import { endOwnSessions } from './routes/end-own-sessions.ts'
import { manageIdentities } from './routes/manage-identities.ts'
import { providerEndpoints } from './routes/provider-sign-in.ts'
import { freshProofEndpoints } from './routes/fresh-proof.ts'
import { recoverPassword } from './routes/recover-password.ts'
import { refusePasskeys } from './routes/refuse-passkeys.ts'
import { requestSignInCode } from './routes/request-sign-in-code.ts'
import { codeAgain } from './routes/code-again.ts'
import { signUp } from './routes/sign-up.ts'
import { singleSignOnEndpoints } from './routes/single-sign-on.ts'
import { userEndpoints } from './routes/user.ts'
import { codeAndLinkEndpoints } from './routes/codes-and-links.ts'

const ENDPOINTS = [
  ...serviceEndpoints,
  ...singleSignOnEndpoints,
  administer,
  ...factorEndpoints,
  codeAgain,
  recoverPassword,
  ...freshProofEndpoints,
  ...userEndpoints,
  requestSignInCode,
  manageIdentities,
  ...providerEndpoints,
  issueTokens,
  signUp,
  ...codeAndLinkEndpoints,
  endOwnSessions,
  refusePasskeys,
]

/** `/auth/v1`: accounts and sessions, as Supabase's auth service speaks (docs/contract/auth.md). */
export const authSurface = async (
  app: FastifyInstance,
  {
    platform,
    handlerDeadlineMs = HANDLER_DEADLINE_MS,
  }: { platform: Platform; handlerDeadlineMs?: number | undefined },
): Promise<void> => {
  const context = await createAuthContext(platform)
  // Inside the deadline, so that a database that hangs delays no answer beyond it.
  auditRoutes(app, context)
  limitHandlers(app, handlerDeadlineMs)
  app.setErrorHandler(renderAuthError)
  app.setNotFoundHandler((request, reply) =>
    renderAuthError(new AuthError(404, 'not_found', '404 page not found'), request, reply),
  )
  app.addHook('onRequest', async (request) => {
    if (hasNulInAddress(request)) throw authErrors.nulInAddress()
  })
  forbidStoring(app)
  addBodyParsers(app)
  deleteOldRecordsDaily(app, context)
  for (const endpoint of ENDPOINTS) endpoint(app, context)
}
