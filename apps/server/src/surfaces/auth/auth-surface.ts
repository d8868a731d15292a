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
import { administer } from './routes/admin/administer.ts'
import { beginSingleSignOn } from './routes/begin-single-sign-on.ts'
import { challengeFactor } from './routes/challenge-factor.ts'
import { deleteFactor } from './routes/delete-factor.ts'
import { describeSettings } from './routes/describe-settings.ts'
import { enrollFactor } from './routes/enroll-factor.ts'
import { issueTokens } from './routes/issue-tokens.ts'
import { manageIdentities } from './routes/manage-identities.ts'
import { openMailedLink } from './routes/open-mailed-link.ts'
import { proveSession } from './routes/prove-session.ts'
import { publishKeySet } from './routes/publish-key-set.ts'
import { readOwnUser } from './routes/read-own-user.ts'
import { receiveProviderCallback } from './routes/receive-provider-callback.ts'
import { receiveSamlResponse } from './routes/receive-saml-response.ts'
import { recoverPassword } from './routes/recover-password.ts'
import { redeemCode } from './routes/redeem-code.ts'
import { redirectToProvider } from './routes/redirect-to-provider.ts'
import { reportHealth } from './routes/report-health.ts'
import { refusePasskeys } from './routes/refuse-passkeys.ts'
import { requestReauthenticationCode } from './routes/request-reauthentication-code.ts'
import { requestSignInCode } from './routes/request-sign-in-code.ts'
import { resendCode } from './routes/resend-code.ts'
import { serveSamlMetadata } from './routes/serve-saml-metadata.ts'
import { signOut } from './routes/sign-out.ts'
import { signUp } from './routes/sign-up.ts'
import { updateOwnUser } from './routes/update-own-user.ts'
import { verifyFactor } from './routes/verify-factor.ts'

const ENDPOINTS = [
  reportHealth,
  describeSettings,
  publishKeySet,
  serveSamlMetadata,
  receiveSamlResponse,
  beginSingleSignOn,
  administer,
  deleteFactor,
  verifyFactor,
  challengeFactor,
  enrollFactor,
  resendCode,
  recoverPassword,
  requestReauthenticationCode,
  proveSession,
  updateOwnUser,
  requestSignInCode,
  manageIdentities,
  receiveProviderCallback,
  redirectToProvider,
  issueTokens,
  signUp,
  redeemCode,
  signOut,
  openMailedLink,
  readOwnUser,
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
