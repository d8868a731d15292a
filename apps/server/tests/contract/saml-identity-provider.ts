import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'

export type SamlPerson = { readonly nameId: string; readonly email: string; readonly name: string }

export type SamlIdentityProvider = {
  readonly entityId: string
  readonly singleSignOnUrl: string
  readonly publicKey: string
  /** The form that the provider's page would post, for a request URL of ours. */
  answer(
    requestUrl: string,
    person: SamlPerson,
    changes?: {
      readonly inResponseTo?: string
      readonly audience?: string
      readonly forged?: boolean
      /** Goes before the answer, and may name entities. */
      readonly doctype?: string
    },
  ): URLSearchParams
}

const DS = 'http://www.w3.org/2000/09/xmldsig#'
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#'

/**
 * An identity provider that signs assertions (SAML 2.0 core; exclusive canonical XML). Its XML is
 * written in canonical form from the start: sorted attributes, no empty-element tags, namespaces
 * where they are first used.
 */
export const createSamlIdentityProvider = (): SamlIdentityProvider => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const entityId = 'https://idp.example/metadata'

  const signatureOf = (assertion: string, id: string): string => {
    const digest = createHash('sha256').update(assertion).digest('base64')
    const signedInfo = `<ds:SignedInfo xmlns:ds="${DS}"><ds:CanonicalizationMethod Algorithm="${C14N}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod><ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="${DS}enveloped-signature"></ds:Transform><ds:Transform Algorithm="${C14N}"></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`
    const value = sign('sha256', Buffer.from(signedInfo), privateKey).toString('base64')
    return `<ds:Signature xmlns:ds="${DS}">${signedInfo}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`
  }

  return {
    entityId,
    singleSignOnUrl: 'https://idp.example/sso',
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    answer(requestUrl, person, changes = {}) {
      const query = new URL(requestUrl).searchParams
      const request = inflateRawSync(
        Buffer.from(query.get('SAMLRequest') ?? '', 'base64'),
      ).toString()
      const attribute = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(request)?.[1] ?? ''
      const inResponseTo = changes.inResponseTo ?? attribute('ID')
      const acs = attribute('AssertionConsumerServiceURL')
      const audience = changes.audience ?? acs.replace(/acs$/, 'metadata')
      const now = new Date()
      const time = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
      const id = `_${randomUUID()}`
      const issuer = `<saml:Issuer>${entityId}</saml:Issuer>`
      const body = `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${person.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${inResponseTo}" NotOnOrAfter="${time(300)}" Recipient="${acs}"></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${time(-60)}" NotOnOrAfter="${time(300)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${time(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${person.email}</saml:AttributeValue></saml:Attribute><saml:Attribute Name="name"><saml:AttributeValue>${person.name}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>`
      const open = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" IssueInstant="${time(0)}" Version="2.0">`
      const close = '</saml:Assertion>'
      const signature = signatureOf(`${open}${issuer}${body}${close}`, id)
      const shown = changes.forged ? body.replace(person.email, 'admin@example.org') : body
      const response = `${changes.doctype ?? ''}<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" Destination="${acs}" ID="_${randomUUID()}" InResponseTo="${inResponseTo}" IssueInstant="${time(0)}" Version="2.0"><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"></samlp:StatusCode></samlp:Status>${open}${issuer}${signature}${shown}${close}</samlp:Response>`
      return new URLSearchParams({
        SAMLResponse: Buffer.from(response).toString('base64'),
        RelayState: query.get('RelayState') ?? '',
      })
    },
  }
}
