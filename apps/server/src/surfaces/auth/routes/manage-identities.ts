import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { readAuthorizationRequest } from '../http/authorization-request.ts'
import { keepBrowserSecret } from '../http/browser-cookie.ts'
import { isUuid } from '#platform/is-uuid.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { requireManualLinking } from '../http/require-manual-linking.ts'
import { requireSignedIn } from '../http/require-signed-in.ts'
import { beginAuthorization } from '../identities/begin-authorization.ts'
import { LINKING, requireFreshProof, UNLINKING } from '../codes/fresh-proof.ts'
import { unlinkIdentity } from '../identities/unlink-identity.ts'
import { RATE_RULES } from '../rate-rules.ts'

type LinkingQuery = { skip_http_redirect?: string; reauthentication_nonce?: string }

/** docs/contract/auth.md §23: more than one way into an account. */
export const manageIdentities: Endpoint<AuthContext> = (app, context) => {
  app.get<{ Querystring: LinkingQuery }>(
    '/user/identities/authorize',
    { onRequest: limitByAddress(context, RATE_RULES.authorize), exposeHeadRoute: false },
    async (request, reply) => {
      requireManualLinking(context)
      const signedIn = await requireSignedIn(context, request)
      const { account } = signedIn
      const nonce = request.query.reauthentication_nonce ?? ''
      const linking = { change: LINKING, ip: originOf(request).ip }
      const proof = { currentPassword: '', nonce }
      const spendCode = await requireFreshProof(context, signedIn, linking, proof)
      await spendCode(context.database)
      const asked = readAuthorizationRequest(context, request)
      const browserSecret = keepBrowserSecret(context, request, reply)
      const url = await beginAuthorization(context, {
        ...asked,
        browserSecret,
        linkingTargetId: account.id,
      })
      reply.header('cache-control', 'no-store')
      return request.query.skip_http_redirect === 'true' ? { url } : reply.redirect(url, 302)
    },
  )

  app.delete<{ Params: { identityId: string } }>(
    '/user/identities/:identityId',
    async (request) => {
      requireManualLinking(context)
      const signedIn = await requireSignedIn(context, request)
      const { identityId } = request.params
      if (!isUuid(identityId)) throw authErrors.validationFailed('identity_id must be an UUID', 404)
      const unlinking = { change: UNLINKING, ip: originOf(request).ip }
      await requireFreshProof(context, signedIn, unlinking)
      await unlinkIdentity(context, signedIn.account.id, identityId)
      return {}
    },
  )
}
