import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amrOf, aPerson, call, refusal, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'
import { createSamlIdentityProvider } from './saml-identity-provider.ts'

const PROVIDER = '7f6f0a8e-5b1e-4a53-8a10-2f9f6f8f7a01'
const DISABLED = '7f6f0a8e-5b1e-4a53-8a10-2f9f6f8f7a02'

onOneDatabase('single sign-on', (start) => {
  const idp = createSamlIdentityProvider()
  let server: TestServer
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'dhvani-saml-'))
    const file = join(directory, 'providers.json')
    const shared = { singleSignOnUrl: idp.singleSignOnUrl, certificates: [idp.publicKey] }
    await writeFile(
      file,
      JSON.stringify([
        { id: PROVIDER, domains: ['school.example'], entityId: idp.entityId, ...shared },
        {
          id: DISABLED,
          domains: ['old.example'],
          entityId: 'https://old.example',
          disabled: true,
          ...shared,
        },
      ]),
    )
    server = await start({ config: { SAML_PROVIDERS_FILE: file } })
  })
  afterAll(() => rm(directory, { recursive: true }))

  const person = { nameId: 'teacher-1', email: 'teacher@school.example', name: 'Lata' }
  const post = (form: URLSearchParams) =>
    fetch(`${server.url}/auth/v1/sso/saml/acs`, { method: 'POST', body: form, redirect: 'manual' })
  const refused = async (form: URLSearchParams) => {
    const answer = await post(form)
    const { error_code: code } = (await answer.json()) as { error_code: string }
    return { status: answer.status, code }
  }

  const begin = async (client: ReturnType<TestServer['client']>) => {
    const { data, error } = await client.auth.signInWithSSO({
      domain: 'school.example',
      options: { redirectTo: `${server.url}/` },
    })
    if (error) throw error
    return data.url
  }

  it('signs members of an organisation in, with a code or a fragment', async () => {
    const client = server.client({ flowType: 'pkce' })
    const answer = await post(idp.answer(await begin(client), person))
    expect(answer.status).toBe(302)
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: person.email,
      app_metadata: { provider: `sso:${PROVIDER}`, providers: [`sso:${PROVIDER}`] },
      user_metadata: { full_name: 'Lata' },
    })
    const amr = amrOf(data.session?.access_token)
    expect(amr).toMatchObject([{ method: 'sso/saml', provider: `sso:${PROVIDER}` }])
    const refreshed = await client.auth.refreshSession()
    expect(amrOf(refreshed.data.session?.access_token)).toEqual(amr)

    const implicit = await post(idp.answer(await begin(server.client()), person))
    const target = new URL(implicit.headers.get('location') ?? '')
    expect(new URLSearchParams(target.hash.slice(1)).get('access_token')).toEqual(
      expect.any(String),
    )
    const change = await client.auth.updateUser({ password: 'a brighter lamp' })
    expect(change.error).toMatchObject({ status: 422, code: 'user_sso_managed' })
  })

  it('never takes over an account that has the same address', async () => {
    const own = await aPerson(server, 'head@school.example')
    const answer = await post(
      idp.answer(await begin(server.client()), { ...person, nameId: 'head', email: own.email }),
    )
    const target = new URL(answer.headers.get('location') ?? '')
    const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? ''
    const { body } = await call(server, 'GET', '/auth/v1/user', { token })
    expect(body.email).toBe(own.email)
    expect(body.id).not.toBe(own.session.user.id)
  })

  it('forgets the sign-ins that nobody finished', async () => {
    for (let times = 0; times < 3; times += 1) await begin(server.client())
    server.clock.advance(3601)
    await begin(server.client())
    const kept = await server.database.query('select id from auth.saml_relay_states')
    expect(kept).toHaveLength(1)
  })

  it('publishes its metadata for providers', async () => {
    const answer = await fetch(`${server.url}/auth/v1/sso/saml/metadata`)
    const xml = await answer.text()
    expect(xml).toContain(`entityID="${server.url}/auth/v1/sso/saml/metadata"`)
    expect(xml).toContain(`${server.url}/auth/v1/sso/saml/acs`)
  })

  describe('refuses', () => {
    it('an answer with a document type, of which nothing is fetched or unfolded', async () => {
      let asked = 0
      const elsewhere = createServer((_request, response) => {
        asked += 1
        response.end('<!ENTITY x "from elsewhere">')
      }).listen(0, '127.0.0.1')
      await once(elsewhere, 'listening')
      const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
      const folds = Array.from({ length: 12 }, (_, index) => {
        const inner = index === 0 ? 'a'.repeat(1000) : `&f${index - 1};`.repeat(10)
        return `<!ENTITY f${index} "${inner}">`
      })
      for (const doctype of [
        `<!DOCTYPE r SYSTEM "${url}">`,
        `<!DOCTYPE r [<!ENTITY x SYSTEM "${url}">]>`,
        `<!DOCTYPE r [<!ENTITY % y SYSTEM "${url}"> %y;]>`,
        `<!DOCTYPE r [${folds.join('')}<!ENTITY x "&f11;">]>`,
      ]) {
        const named = { ...person, name: '&x;' }
        const form = idp.answer(await begin(server.client()), named, { doctype })
        expect(await refused(form)).toEqual({ status: 400, code: 'validation_failed' })
      }
      elsewhere.close()
      expect(asked).toBe(0)
    })

    it('assertions that are forged, or meant for another service or request', async () => {
      for (const changes of [
        { forged: true },
        { audience: 'https://elsewhere.example' },
        { inResponseTo: '_another' },
      ]) {
        const answer = await post(idp.answer(await begin(server.client()), person, changes))
        expect([answer.status, JSON.stringify(changes)]).toEqual([400, JSON.stringify(changes)])
        expect(await answer.json()).toMatchObject({
          error_code: 'validation_failed',
          msg: 'SAML Assertion is not valid',
        })
      }
    })

    it('a signed answer that would cost more to verify than one of a provider does', async () => {
      const withValues = async (count: number) => {
        const name = Array.from({ length: count }, () => 'a group').join(
          '</saml:AttributeValue><saml:AttributeValue>',
        )
        return post(idp.answer(await begin(server.client()), { ...person, name }))
      }
      expect((await withValues(400)).status).toBe(302)
      const answer = await withValues(500)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' })
    })

    it('an answer that was used before, and one that is late', async () => {
      const form = idp.answer(await begin(server.client()), person)
      expect((await post(form)).status).toBe(302)
      expect(await refused(form)).toEqual({ status: 404, code: 'saml_relay_state_not_found' })
      const late = idp.answer(await begin(server.client()), person)
      server.clock.advance(601)
      expect(await refused(late)).toEqual({ status: 403, code: 'saml_relay_state_expired' })
    })

    it.each([
      [{}, 400, 'validation_failed', 'A provider_id or domain needs to be provided'],
      [
        { provider_id: PROVIDER, domain: 'school.example' },
        400,
        'validation_failed',
        'Only one of provider_id or domain supported',
      ],
      [{ provider_id: 'nobody' }, 404, 'sso_provider_not_found', 'No such SSO provider'],
      [
        { domain: 'nowhere.example' },
        404,
        'sso_provider_not_found',
        'No SSO provider assigned for this domain',
      ],
      [
        { domain: 'old.example' },
        404,
        'sso_provider_disabled',
        'SSO Provider is currently disabled',
      ],
    ])('%j', async (body, status, code, message) => {
      expect(refusal(await call(server, 'POST', '/auth/v1/sso', { body }))).toEqual({
        status,
        code,
        message,
      })
    })

    it('everything while no provider is configured', async () => {
      const plain = await start()
      const { error } = await plain.client().auth.signInWithSSO({ domain: 'school.example' })
      expect(error).toMatchObject({
        status: 404,
        code: 'saml_provider_disabled',
        message: 'SAML 2.0 is disabled',
      })
    })
  })
})
