import { USER_BUCKET } from '@dhvani/catalogue'
import { beforeAll, expect, it } from 'vitest'
import { onOneDatabase } from '../harness/databases.ts'
import { aPerson, type Person, type TestServer } from '../harness/index.ts'

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

onOneDatabase('a costly request', (start) => {
  let server: TestServer
  let asha: Person
  beforeAll(async () => {
    server = await start()
    asha = await aPerson(server)
  })
  const ask = async (path: string, token: string | undefined, init: RequestInit = {}) => {
    const response = await fetch(`${server.url}${path}`, {
      ...init,
      headers: {
        ...server.headers(token),
        ...(init.body ? { 'content-type': 'application/json' } : {}),
        ...init.headers,
      },
    })
    const text = await response.text()
    return {
      status: response.status,
      body: (text.startsWith('{') ? JSON.parse(text) : { text }) as Record<string, unknown>,
    }
  }
  const codeOf = async (path: string, init: RequestInit = {}) => {
    const { status, body } = await ask(`/rest/v1${path}`, asha.token, init)
    return [status, body.code]
  }
  const filter = (text: string) => codeOf(`/saved_beats?${text.replaceAll('+', '%2B')}`)

  const refusal = async (query: string) => {
    const { status, body } = await ask(`/rest/v1/saved_beats?${query}`, asha.token)
    return [status, body.code, body.message]
  }
  const times = (count: number, text: string, joiner = '&') => Array(count).fill(text).join(joiner)

  it('is refused by the name of what it asks for', async () => {
    const operators =
      'match imatch isdistinct fts plfts phfts wfts cs cd ov sl sr nxr nxl adj'.split(' ')
    for (const operator of operators) {
      const refused = [400, 'PGRST100', `Operator ${operator} refused`]
      expect(await refusal(`name=${operator}.a`)).toEqual(refused)
      expect(await refusal(`name=not.${operator}(english).a`)).toEqual(refused)
      expect(await refusal(`or=(id.is.null,name.${operator}.a)`)).toEqual(refused)
    }
    for (const [query, what] of [
      ['name=eq(any).{a,b}', 'Quantifier of eq'],
      ['name=not.like(all).{a,b}', 'Quantifier of like'],
      ['beat->>tempo=eq.90', 'Path into beat'],
      ['order=beat->tempo', 'Path into beat'],
      ['select=id,beat->slots', 'Path into beat'],
      ['select=id,title:name', 'Alias title'],
      ['select=created_at::text', 'Cast of created_at'],
      ['select=id,beat,id', 'Second id'],
      ['select=id,*', 'A column beside *'],
      ['beat=eq.{}', 'Comparison of beat'],
      ['beat=not.in.({})', 'Comparison of beat'],
      ['order=id,beat.desc', 'Comparison of beat'],
    ])
      expect(await refusal(query ?? '')).toEqual([400, 'PGRST100', `${what} refused`])
    expect(await filter('beat=not.is.null')).toEqual([200, undefined])
  })

  it('is refused when it has many filters, values, patterns or order terms', async () => {
    const TOO_MANY: [what: string, most: string, oneMore: string][] = [
      ['filters', times(10, 'name=eq.a'), times(11, 'name=eq.a')],
      ['filters', `or=(${times(10, 'id.is.null', ',')})`, `or=(${times(11, 'id.is.null', ',')})`],
      ['values', `name=in.(${times(100, 'a', ',')})`, `name=not.in.(${times(101, 'a', ',')})`],
      ['values', 'name=in.(a)', times(2, `name=in.(${times(51, 'a', ',')})`)],
      ['characters', `name=gt.${'a'.repeat(2048)}`, `name=neq.${'a'.repeat(2049)}`],
      ['characters', 'name=in.(a)', `name=in.(a,${'a'.repeat(2049)})`],
      ['patterns', 'name=like.*a*&name=not.ilike.b', times(3, 'name=like.a')],
      ['patterns', `name=ilike.${'a'.repeat(32)}`, `or=(name.like.${'ध'.repeat(11)},id.is.null)`],
      ['order terms', `order=${times(4, 'name', ',')}`, `order=${times(5, 'name', ',')}`],
    ]
    for (const [what, most, oneMore] of TOO_MANY) {
      expect(await filter(most), most).toEqual([200, undefined])
      expect(await refusal(oneMore)).toEqual([400, 'PGRST100', `Too many ${what}`])
    }
  })

  it('is refused when it nests its logic', async () => {
    expect(await filter('or=(and(or(and(id.is.null))))')).toEqual([200, undefined])
    expect(await filter('or=(and(or(and(or(id.is.null)))))')).toEqual([400, 'PGRST100'])
    expect(await filter('name=not.not.eq.a')).toEqual([400, 'PGRST100'])
  })

  it('is refused when a short number of its body has very many digits', async () => {
    const keep = (number: string) =>
      codeOf('/saved_beats', { method: 'POST', body: `{"name":"Rain","beat":{"a":[${number}]}}` })
    for (const number of ['1e131071', '1E+0999', '-1.5e-16383', '0,1e100'])
      expect(await keep(number), number).toEqual([400, '22003'])
    for (const number of ['1e99', '-1.5E-07', '123456789012345678901234567890', '"1e131071"'])
      expect(await keep(number), number).toEqual([201, undefined])
  })

  it('is refused when a body is deeper than 32 levels, and the next search answers', async () => {
    const { status, body } = await ask('/rest/v1/contact_messages', undefined, {
      method: 'POST',
      body: `{"name":${nested(100_000)},"email":"a@example.com","message":"x"}`,
    })
    expect([status, body.code, body.details]).toEqual([
      400,
      'PGRST102',
      'JSON has more than 32 levels.',
    ])
    expect(await filter('name=eq.a')).toEqual([200, undefined])
    const beat = (levels: number) => `{"name":"deep","beat":{"a":${nested(levels)}}}`
    const post = (text: string) => codeOf('/saved_beats', { method: 'POST', body: text })
    expect(await post(beat(30))).toEqual([201, undefined])
    expect(await post(beat(31))).toEqual([400, 'PGRST102'])
    expect(
      await codeOf(`/saved_beats?id=eq.${asha.id}`, { method: 'PATCH', body: beat(31) }),
    ).toEqual([400, 'PGRST102'])
  })

  it('is refused by the other services in their own words', async () => {
    const deep = nested(100_000)
    const { token, id } = asha
    const post = (path: string, init: RequestInit) => ask(path, token, { method: 'POST', ...init })
    expect(
      await post('/auth/v1/signup', {
        body: `{"email":"a@example.com","password":"moonlit courtyard","data":{"a":${deep}}}`,
        headers: { 'x-supabase-api-version': '2024-01-01' },
      }),
    ).toMatchObject({ status: 400, body: { code: 'bad_json' } })
    expect(
      await post(`/storage/v1/object/list/${USER_BUCKET}`, { body: `{"prefix":${deep}}` }),
    ).toMatchObject({ status: 400, body: { statusCode: '400', code: 'InvalidRequest' } })
    expect(await post('/functions/v1/create-checkout', { body: deep })).toEqual({
      status: 400,
      body: { error: 'JSON has more than 32 levels.' },
    })
    const metadata = Buffer.from(`{"a":${nested(33)}}`).toString('base64')
    expect(
      await post(`/storage/v1/object/${USER_BUCKET}/${id}/deep.wav`, {
        body: 'RIFF',
        headers: { 'content-type': 'audio/wav', 'x-metadata': metadata },
      }),
    ).toMatchObject({ status: 400, body: { statusCode: '400', code: 'InvalidRequest' } })
    const encode = (text: string) => Buffer.from(text).toString('base64')
    const pairs = `bucketName ${encode(USER_BUCKET)},objectName ${encode(`${id}/deep.wav`)}`
    expect(
      await post('/storage/v1/upload/resumable', {
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': '4',
          'upload-metadata': `${pairs},metadata ${metadata}`,
        },
      }),
    ).toEqual({ status: 400, body: { text: 'metadata must NOT have more than 32 levels' } })
  })

  it('is refused before it is parsed, where its body has too many values', async () => {
    const pairs = Array.from({ length: 20_001 }, (_, index) => [`k${index}`, 1])
    const body = JSON.stringify(Object.fromEntries(pairs))
    const post = (path: string, headers = {}) =>
      ask(path, asha.token, { method: 'POST', body, headers })
    const words = 'more than 20000 values'
    expect(await post('/rest/v1/saved_beats')).toMatchObject({
      status: 400,
      body: { code: 'PGRST102', details: `JSON has ${words}.` },
    })
    const version = { 'x-supabase-api-version': '2024-01-01' }
    for (const path of ['signup', 'otp', 'logout', 'passkeys/a'])
      expect(await post(`/auth/v1/${path}`, version)).toEqual({
        status: 400,
        body: {
          code: 'bad_json',
          message: `Could not parse request body as JSON: ${words}`,
        },
      })
    expect(await post(`/storage/v1/object/list/${USER_BUCKET}`)).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', message: `body must NOT have ${words}` },
    })
    expect(await post('/functions/v1/create-checkout')).toEqual({
      status: 400,
      body: { error: `JSON has ${words}.` },
    })
  })

  it('is not parsed where no service takes it', async () => {
    const sent = await fetch(`${server.url}/nothing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{no JSON',
    })
    expect(await sent.text()).toMatch(/^The site is not built yet/)
  })

  it('is refused as a form of too many fields', async () => {
    const send = (count: number) =>
      fetch(`${server.url}/auth/v1/callback`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: Array.from({ length: count }, (_, index) => `k${index}=1`).join('&'),
      })
    expect((await send(100)).status).toBe(303)
    expect((await send(101)).status).toBe(400)
  })
})
