import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { authErrors, AuthError } from '../auth-errors.ts'
import { mailCode, requirePause } from '../flows/send-code.ts'
import { textCode } from '../flows/text-code.ts'
import { requireSignedIn } from '../rules/require-account.ts'

/** Sends a code with which the signed-in caller proves who they are (docs/contract/auth.md §19). */
export const registerReauthenticate = (app: FastifyInstance, context: AuthContext): void => {
  app.get('/reauthenticate', async (request) => {
    const { account } = await requireSignedIn(context, request)
    const { email, phone } = account
    if (!email && !phone)
      throw authErrors.validationFailed(
        'Reauthentication requires the user to have an email or a phone number',
      )
    if (email && !account.email_confirmed_at)
      throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
    if (!email && !account.phone_confirmed_at)
      throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
    const tooSoon = email ? authErrors.mailTooSoon : authErrors.smsTooSoon
    requirePause(context, account.reauthentication_sent_at, tooSoon)
    await context.database.transaction(async (tx) => {
      if (email)
        await mailCode(tx, context, {
          user: account,
          kind: 'reauthentication',
          to: email,
          redirectTo: context.config.publicUrl,
        })
      else if (phone)
        await textCode(tx, context, { userId: account.id, kind: 'reauthentication', phone })
    })
    context.outbox.nudge()
    return {}
  })
}
