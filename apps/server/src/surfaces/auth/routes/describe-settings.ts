import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'

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

export const describeSettings: Endpoint<AuthContext> = (app, context) => {
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
