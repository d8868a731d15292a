import { z } from 'zod'
import { addressOf } from '#http/caller/address-of.ts'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { updateAccount } from '../account-lifecycle/update-account.ts'
import { parseEmail } from '../accounts/email.ts'
import { requireGoodPassword } from '../accounts/password.ts'
import { parsePhone } from '../accounts/phone.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { parseProofKey } from '../codes/proof-key.ts'
import { askerWhoIsKnown } from '../http/asker-of.ts'
import { FRESH_PROOF } from '../http/audit-routes.ts'
import { optionalText, parseBody, proofKeyFields } from '../http/body.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { redirectOf } from '../http/redirect.ts'
import { renderUser } from '../http/render-user.ts'
import { requireFirstFactor } from '../http/require-signed-in.ts'
import { requireMailBudget } from '../mails/mail-budgets.ts'
import { requireTextBudget } from '../mails/text-budgets.ts'
import { RATE_RULES } from '../rate-rules.ts'

const ownUser: Endpoint<AuthContext> = (app, context) => {
  app.get('/user', async (request) =>
    renderUser((await requireFirstFactor(context, request)).account),
  )
}

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: z.string().nullish(),
  current_password: optionalText,
  nonce: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  ...proofKeyFields,
})

const changes: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.updateUser)
  const config = { auditedRefusals: FRESH_PROOF }
  app.put('/user', { onRequest, config }, async (request) => {
    const body = parseBody(bodySchema, request)
    const signedIn = await requireFirstFactor(context, request)
    const password = body.password ?? undefined
    if (password !== undefined) requireGoodPassword(context, password)
    const email = body.email ? parseEmail(body.email) : ''
    const phone = body.phone ? parsePhone(body.phone) : ''
    if (body.app_metadata)
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
    if (email && !context.hasMail) throw authErrors.emailLoginsDisabled()
    if (phone && !context.hasPhone) throw authErrors.phoneLoginsDisabled()
    const ip = addressOf(request)
    if (email) await requireMailBudget(context, { ip, email })
    if (phone) await requireTextBudget(context, { purpose: 'other', ip, phone })
    const account = await updateAccount(context, signedIn, {
      email,
      phone,
      password,
      currentPassword: body.current_password,
      nonce: body.nonce,
      asker: askerWhoIsKnown(request),
      data: body.data ?? undefined,
      proofKey: parseProofKey(body.code_challenge, body.code_challenge_method),
      redirectTo: redirectOf(request, context.config),
      origin: originOf(request),
    })
    return renderUser(account)
  })
}

/** `/user`: one's own account. */
export const userEndpoints = [ownUser, changes]
