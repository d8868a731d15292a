import { z } from 'zod'
import type { Endpoint } from '#http/endpoint.ts'
import { inviteAccount } from '../../account-lifecycle/invite-account.ts'
import { parseEmail } from '../../accounts/email.ts'
import type { AuthContext } from '../../auth-context.ts'
import { optionalRecord, optionalText, parseBody } from '../../http/body.ts'
import { redirectOf } from '../../http/redirect.ts'
import { renderUser } from '../../http/render-user.ts'

const bodySchema = z.object({ email: optionalText, data: optionalRecord })

export const inviteUser: Endpoint<AuthContext> = (app, context) =>
  app.post('/invite', async (request) => {
    const body = parseBody(bodySchema, request)
    const invited = await inviteAccount(context, {
      email: parseEmail(body.email),
      data: body.data,
      redirectTo: redirectOf(request, context.config),
    })
    return renderUser(invited)
  })
