import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { callerOf } from '#http/caller/caller.ts'
import type { AuthContext } from '../../auth-context.ts'
import { OAuthError } from '../../auth-errors.ts'
import { optionalText, parseBody } from '../../http/body.ts'
import { originOf } from '../../http/origin.ts'
import { renderSession } from '../../http/render-session.ts'
import { requireManualLinking } from '../../http/require-manual-linking.ts'
import { requireSignedIn } from '../../http/require-signed-in.ts'
import { LINKING, requireFreshProof } from '../../codes/fresh-proof.ts'
import { signInWithIdToken } from '../../identities/sign-in-with-id-token.ts'

const bodySchema = z.object({
  provider: optionalText,
  client_id: optionalText,
  issuer: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  link_identity: z.boolean().nullish(),
  reauthentication_nonce: optionalText,
})

type Body = z.output<typeof bodySchema>

const invalid = (description: string) => new OAuthError('invalid request', description)

const linkingTarget = async (context: AuthContext, request: FastifyRequest, body: Body) => {
  if (!body.link_identity) return undefined
  requireManualLinking(context)
  if (callerOf(request).role !== 'authenticated')
    throw invalid('Linking requires a valid user access token in Authorization')
  const signedIn = await requireSignedIn(context, request)
  const proof = { currentPassword: '', nonce: body.reauthentication_nonce }
  const linking = { change: LINKING, ip: originOf(request).ip }
  const spendCode = await requireFreshProof(context, signedIn, linking, proof)
  await spendCode(context.database)
  return signedIn.account.id
}

/** docs/contract/auth.md §13.4: the client itself brings what the provider says about the visitor. */
export const idTokenGrant = async (context: AuthContext, request: FastifyRequest) => {
  const body = parseBody(bodySchema, request)
  if (!body.id_token) throw invalid('id_token required')
  if (!body.provider && !(body.client_id && body.issuer))
    throw invalid('provider or client_id and issuer required')
  const linkingTargetId = await linkingTarget(context, request, body)
  const session = await signInWithIdToken(context, {
    provider: body.provider,
    issuer: body.issuer,
    idToken: body.id_token,
    nonce: body.nonce,
    linkingTargetId,
    origin: originOf(request),
  })
  return renderSession(context, session)
}
