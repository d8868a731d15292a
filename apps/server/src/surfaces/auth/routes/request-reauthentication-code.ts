import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { sendReauthentication } from '../codes/send-reauthentication.ts'
import { originOf } from '../http/origin.ts'
import { requireSignedIn } from '../http/require-signed-in.ts'

export const requestReauthenticationCode: Endpoint<AuthContext> = (app, context) =>
  app.get('/reauthenticate', async (request) => {
    const { account } = await requireSignedIn(context, request)
    await sendReauthentication(context, account, originOf(request).ip)
    return {}
  })
