import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, expect, it } from 'vitest'
import { aPerson, call, PASSWORD, type Person, type TestServer } from '../harness/index.ts'
import { anAuthenticatorApp } from './authenticator-app.ts'
import { forEachDatabase } from '../harness/databases.ts'

type Row = {
  readonly id: string
  readonly user_agent: string
  readonly ip: string
  readonly aal: string
  readonly is_current: boolean
  readonly created_at: string
  readonly last_used_at: string
}

forEachDatabase('the sessions of an account', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  const signInAgain = async (person: Person): Promise<SupabaseClient> => {
    const client = server.client()
    const { error } = await client.auth.signInWithPassword({
      email: person.email,
      password: PASSWORD,
    })
    if (error) throw error
    return client
  }

  const list = async (client: SupabaseClient): Promise<Row[]> => {
    const { data, error } = await client
      .from('account_sessions')
      .select('*')
      .order('last_used_at', { ascending: false })
    if (error) throw error
    return data as Row[]
  }

  it('are listed for their owner, with device, address and which one is asking', async () => {
    const person = await aPerson(server)
    const other = await signInAgain(person)
    const rows = await list(person.client)
    expect(rows).toHaveLength(2)
    expect(rows.filter(({ is_current }) => is_current)).toHaveLength(1)
    expect(rows[0]).toMatchObject({ user_agent: 'node', ip: expect.stringMatching(/^[\d.:]+$/) })
    expect(Date.parse(rows[0]?.last_used_at ?? '')).not.toBeNaN()
    const current = (rowsOf: Row[]) => rowsOf.find(({ is_current }) => is_current)?.id
    expect(current(await list(other))).not.toBe(current(rows))
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['aal', 'created_at', 'id', 'ip', 'is_current', 'last_used_at', 'user_agent'].sort(),
    )
  })

  it('cannot be seen or ended by another account', async () => {
    const person = await aPerson(server)
    const stranger = await aPerson(server)
    const [own] = await list(person.client)
    expect((await list(stranger.client)).map(({ id }) => id)).not.toContain(own?.id)
    const taken = await stranger.client
      .from('account_sessions')
      .delete()
      .eq('id', own?.id ?? '')
      .select()
    expect(taken.data).toEqual([])
    expect((await person.client.auth.getUser()).error).toBeNull()
    const unsigned = await server.client().from('account_sessions').select('*')
    expect(unsigned).toMatchObject({ status: 401, error: { code: '42501' } })
    const blind = await server
      .client()
      .from('account_sessions')
      .delete()
      .eq('id', own?.id ?? '')
    expect(blind).toMatchObject({ status: 401, error: { code: '42501' } })
  })

  it('cannot be written, only ended', async () => {
    const person = await aPerson(server)
    const [own] = await list(person.client)
    const raised = await person.client
      .from('account_sessions')
      .update({ user_agent: 'forged' })
      .eq('id', own?.id ?? '')
    expect(raised).toMatchObject({ status: 403, error: { code: '42501' } })
    const forged = await person.client.from('account_sessions').insert({ user_agent: 'forged' })
    expect(forged).toMatchObject({ status: 403, error: { code: '42501' } })
  })

  it('end one by one: the ended one cannot refresh, the others go on', async () => {
    const person = await aPerson(server)
    const lost = await signInAgain(person)
    const kept = await signInAgain(person)
    const lostId = (await list(lost)).find(({ is_current }) => is_current)?.id ?? ''
    const ended = await person.client.from('account_sessions').delete().eq('id', lostId).select()
    expect(ended.data).toHaveLength(1)
    expect((await lost.auth.refreshSession()).error).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
    })
    expect((await kept.auth.refreshSession()).error).toBeNull()
    expect((await person.client.auth.getUser()).error).toBeNull()
  })

  it('are refused to a session that was ended while its token still lives', async () => {
    const person = await aPerson(server)
    const lost = await signInAgain(person)
    const [own] = await list(person.client)
    await person.client.auth.signOut({ scope: 'others' })
    const refused = { status: 401, error: { code: 'PGRST303' }, data: null }
    expect(await lost.from('account_sessions').select('*')).toMatchObject(refused)
    const attack = await lost
      .from('account_sessions')
      .delete()
      .eq('id', own?.id ?? '')
      .select()
    expect(attack).toMatchObject(refused)
    expect((await person.client.auth.getUser()).error).toBeNull()
  })

  it('are hidden until the second factor, where the account has one', async () => {
    const person = await aPerson(server)
    const app = await anAuthenticatorApp(server, person.client)
    const thief = await signInAgain(person)
    expect(await list(thief)).toEqual([])
    const ids = (await list(person.client)).map(({ id }) => id)
    const attack = await thief.from('account_sessions').delete().in('id', ids).select()
    expect(attack.data).toEqual([])
    expect(await list(person.client)).toHaveLength(2)
    const [factor] = (await thief.auth.mfa.listFactors()).data?.totp ?? []
    server.clock.advance(31)
    await thief.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code: app.code() })
    expect(await list(thief)).toHaveLength(2)
  })

  it('are refused to a made-up token', async () => {
    const answer = await call(server, 'GET', '/rest/v1/account_sessions', { token: 'a.b.c' })
    expect(answer).toMatchObject({ status: 401, body: { code: 'PGRST301' } })
  })
})
