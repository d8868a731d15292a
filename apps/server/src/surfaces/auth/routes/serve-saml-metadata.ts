import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { requireSaml } from '../http/require-saml.ts'
import { renderMetadata } from '../identities/saml/service-provider.ts'

export const serveSamlMetadata: Endpoint<AuthContext> = (app, context) =>
  app.get('/sso/saml/metadata', { onRequest: requireSaml(context) }, async (_request, reply) =>
    reply.type('application/samlmetadata+xml').send(renderMetadata(context.apiUrl)),
  )
