import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'

const health: Endpoint<AuthContext> = (app) =>
  app.get('/health', async () => ({
    version: 'dhvani',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }))

/** Providers that a Supabase client may ask about and that this server does not have. */
const ABSENT = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'snapchat',
  'figma',
  'fly',
  'github',
  'gitlab',
  'keycloak',
  'kakao',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'spotify',
  'slack',
  'slack_oidc',
  'workos',
  'twitch',
  'twitter',
  'zoom',
]

const settings: Endpoint<AuthContext> = (app, context) => {
  const { config, hasSaml, hasPhone, takesPhones } = context
  app.get('/settings', async () => ({
    external: {
      anonymous_users: config.auth.anonymousUsers,
      ...Object.fromEntries(ABSENT.map((name) => [name, false])),
      google: config.google !== undefined,
      email: true,
      phone: takesPhones,
    },
    disable_signup: !config.auth.signUps,
    mailer_autoconfirm: config.auth.autoconfirm,
    phone_autoconfirm: config.auth.smsAutoconfirm,
    sms_provider: hasPhone ? 'twilio' : '',
    saml_enabled: hasSaml,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }))
}

const CACHE_SECONDS = 600

const keySet: Endpoint<AuthContext> = (app, { keys }) => {
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
      .send({ keys: await keys.publicKeys() }),
  )
}

/** What a client may ask before anybody signs in. */
export const serviceEndpoints = [health, settings, keySet]
