import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  customFetch,
  discovery,
  fetchUserInfo,
  type Configuration,
} from 'openid-client'
import { createBoundedFetch } from '#platform/bounded-fetch.ts'
import type { FlowSecrets } from './browser-of-flow.ts'

/** What a provider says about a person. Every claim but `sub` may be missing. */
export type ProviderClaims = Readonly<Record<string, unknown>> & { readonly sub: string }

export type ProviderAnswer = {
  readonly claims: ProviderClaims
  readonly accessToken: string
  readonly refreshToken: string | undefined
}

export type OidcClient = {
  readonly issuer: string
  authorizationUrl(parameters: Readonly<Record<string, string>>): Promise<string>
  /** @throws when the provider does not honour the code, or its id token is of another flow */
  exchange(callbackUrl: URL, state: string, secrets: FlowSecrets): Promise<ProviderAnswer>
  keySetUrl(): Promise<string>
}

/** A callback asks twice at most: for the tokens, then for the profile. Auth's handlers have ten seconds. */
export const fetchFromProvider = createBoundedFetch(4_000)

/** Fetches the provider's configuration once, and again only when that failed. */
export const createOidcClient = (settings: {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}): OidcClient => {
  let found: Promise<Configuration> | undefined
  const isInsecure = settings.issuer.startsWith('http:')
  const configuration = () => {
    found ??= discovery(
      new URL(settings.issuer),
      settings.clientId,
      settings.clientSecret,
      undefined,
      {
        [customFetch]: fetchFromProvider,
        // Developers and tests run providers on http.
        execute: isInsecure ? [allowInsecureRequests] : [],
      },
    ).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
  return {
    issuer: settings.issuer,
    async authorizationUrl(parameters) {
      return buildAuthorizationUrl(await configuration(), { ...parameters }).href
    },
    async exchange(callbackUrl, state, { nonce, codeVerifier }) {
      const config = await configuration()
      const tokens = await authorizationCodeGrant(config, callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
      })
      const claims = tokens.claims()
      const sub = claims?.sub
      if (sub === undefined) throw new Error('The provider gave no id_token.')
      const profile =
        claims?.email === undefined ? await fetchUserInfo(config, tokens.access_token, sub) : {}
      return {
        claims: { ...claims, ...profile, sub },
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      }
    },
    async keySetUrl() {
      const { jwks_uri: url } = (await configuration()).serverMetadata()
      if (url === undefined) throw new Error(`${settings.issuer} publishes no keys.`)
      return url
    },
  }
}
