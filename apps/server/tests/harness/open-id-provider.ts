import { Provider } from 'oidc-provider'
import { createServer } from 'node:http'
import { freePort } from './free-port.ts'

export type OpenIdPerson = {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly picture?: string
}

export type OpenIdProvider = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The person who signs in next; `undefined` refuses. */
  signInAs(person: OpenIdPerson | undefined): void
  stop(): Promise<void>
}

/** A real OpenID provider in the place of Google; it agrees at once, without a form. */
export const startOpenIdProvider = async (options: {
  readonly redirectUris: readonly string[]
}): Promise<OpenIdProvider> => {
  const port = await freePort()
  const issuer = `http://localhost:${port}`
  const [clientId, clientSecret] = ['dhvani-client', 'dhvani-client-secret']
  const people = new Map<string, OpenIdPerson>()
  let next: OpenIdPerson | undefined

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...options.redirectUris],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 3600, Interaction: 3600, Grant: 3600, AccessToken: 3600, IdToken: 3600 },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
  })
  const handle = provider.callback()
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void handle(request, response)
      return
    }
    void (async () => {
      const { params, prompt } = await provider.interactionDetails(request, response)
      if (!next) {
        await provider.interactionFinished(request, response, {
          error: 'access_denied',
          error_description: 'The person said no',
        })
        return
      }
      if (prompt.name === 'login') {
        await provider.interactionFinished(request, response, { login: { accountId: next.sub } })
        return
      }
      const grant = new provider.Grant({ accountId: next.sub, clientId: String(params.client_id) })
      grant.addOIDCScope(String(params.scope))
      const grantId = await grant.save()
      await provider.interactionFinished(request, response, { consent: { grantId } })
    })()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    issuer,
    clientId,
    clientSecret,
    signInAs(person) {
      next = person
      if (person) people.set(person.sub, person)
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
