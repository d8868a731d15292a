import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { proveSession } from '../codes/prove-session.ts'
import { sendReauthentication } from '../codes/send-reauthentication.ts'
import { askerWhoIsKnown } from '../http/asker-of.ts'
import { FRESH_PROOF } from '../http/audit-routes.ts'
import { optionalText, parseBody } from '../http/body.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { requireSignedIn } from '../http/require-signed-in.ts'
import { RATE_RULES } from '../rate-rules.ts'

const codeByMail: Endpoint<AuthContext> = (app, context) =>
  app.get('/reauthenticate', async (request) => {
    const { account } = await requireSignedIn(context, request)
    await sendReauthentication(context, account, originOf(request).ip)
    return {}
  })

const bodySchema = z.object({ current_password: optionalText, nonce: optionalText })

const freshProof: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.reauthenticate)
  const config = { auditedRefusals: FRESH_PROOF }
  app.post('/reauthenticate', { onRequest, config }, async (request) => {
    const signedIn = await requireSignedIn(context, request)
    const { current_password: currentPassword, nonce } = parseBody(bodySchema, request)
    const proof = { currentPassword, nonce, asker: askerWhoIsKnown(request) }
    await proveSession(context, signedIn, proof, originOf(request).ip)
    return {}
  })
}

/** `/reauthenticate`: a session proves anew who is asking (decision 116). */
export const freshProofEndpoints = [codeByMail, freshProof]
