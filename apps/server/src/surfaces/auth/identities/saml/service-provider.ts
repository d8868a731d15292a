import { SAML, ValidateInResponseTo, type Profile } from '@node-saml/node-saml'
import { requireBoundedResponse } from './bounded-response.ts'
import type { SamlProvider } from './read-saml-providers.ts'

const CLOCK_SKEW_MS = 5_000
const REQUEST_MS = 600_000

/** Keeps one request for the library. It lies in the database: another replica may get the answer. */
const cacheOf = (known: string | undefined, onSaved: (requestId: string) => void) => ({
  saveAsync: async (key: string, value: string) => {
    onSaved(key)
    return { value, createdAt: 0 }
  },
  // The library need not check the request's age: `saml-sign-in.ts` checks that of its relay state.
  getAsync: async (key: string) => (key === known ? new Date().toISOString() : null),
  removeAsync: async (key: string | null) => key,
})

const openSaml = (
  apiUrl: string,
  provider: SamlProvider,
  known: string | undefined,
  onSaved: (requestId: string) => void = () => undefined,
): SAML => {
  const entityId = `${apiUrl}/sso/saml/metadata`
  return new SAML({
    callbackUrl: `${apiUrl}/sso/saml/acs`,
    entryPoint: provider.singleSignOnUrl,
    issuer: entityId,
    audience: entityId,
    idpIssuer: provider.entityId,
    idpCert: provider.certificates,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    requestIdExpirationPeriodMs: REQUEST_MS,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: cacheOf(known, onSaved),
    identifierFormat: null,
    disableRequestedAuthnContext: true,
  })
}

export const createSamlRequest = async (
  apiUrl: string,
  provider: SamlProvider,
  relayState: string,
): Promise<{ readonly url: string; readonly requestId: string }> => {
  let requestId = ''
  const saml = openSaml(apiUrl, provider, undefined, (id) => {
    requestId = id
  })
  const url = await saml.getAuthorizeUrlAsync(relayState, undefined, {})
  return { url, requestId }
}

/** @throws for a response that is unsigned, too long, too old or meant for another service or request */
export const readSamlResponse = async (
  apiUrl: string,
  provider: SamlProvider,
  requestId: string,
  response: string,
): Promise<Profile> => {
  requireBoundedResponse(response)
  const saml = openSaml(apiUrl, provider, requestId)
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response })
  if (!profile) throw new Error('The response names no subject.')
  if (profile.issuer !== provider.entityId) throw new Error('The response is of another issuer.')
  return profile
}

/** The document that an identity provider reads to know this service. */
export const renderMetadata = (apiUrl: string): string => {
  const placeholder: SamlProvider = {
    id: '',
    domains: [],
    entityId: apiUrl,
    singleSignOnUrl: apiUrl,
    certificates: ['AAAA'],
    disabled: false,
  }
  return openSaml(apiUrl, placeholder, undefined).generateServiceProviderMetadata(null)
}
