import { beforeAll, describe, expect, it } from 'vitest'
import { forEachBackend } from '../harness/databases.ts'
import type { Person, TestServer } from '../harness/index.ts'

forEachBackend('the grammar', (backend) => {
  let server: TestServer
  let asha: Person

  const BEATS = [
    { name: 'Teentaal', beat: { tempo: 120, slots: ['dha', 'dhin'] } },
    { name: 'Keherwa', beat: { tempo: 90, slots: ['dha', 'ge'] } },
    { name: 'Rela, fast', beat: { tempo: 140, slots: [] } },
    { name: '100% (loud)', beat: { tempo: 60, slots: [] } },
  ]

  beforeAll(async () => {
    ;({ server, asha } = backend)
    await asha.client.from('saved_beats').insert(BEATS).throwOnError()
  })

  const beats = () => asha.client.from('saved_beats')
  const names = (rows: readonly { name: string }[] | null) => rows?.map(({ name }) => name).sort()
  const idsOf = async (...wanted: string[]) =>
    ((await beats().select('id').in('name', wanted)).data ?? []).map(
      (row: { id: string }) => row.id,
    )
  const raw = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}/rest/v1${path}`, {
      ...init,
      headers: {
        ...server.headers(asha.token),
        ...(init.body ? { 'content-type': 'application/json' } : {}),
        ...(init.headers as Record<string, string>),
      },
    })

  describe('filters', () => {
    it('compares, matches and negates', async () => {
      const find = async (path: string) =>
        names((await (await raw(`/saved_beats?select=name&${path}`)).json()) as { name: string }[])
      expect(await find('name=eq.Keherwa')).toEqual(['Keherwa'])
      expect(await find('name=neq.Keherwa')).toHaveLength(3)
      expect(await find('name=like.*e*')).toEqual(['Keherwa', 'Rela, fast', 'Teentaal'])
      expect(await find('name=ilike.TEEN*')).toEqual(['Teentaal'])
      expect(await find('name=not.like.*e*')).toEqual(['100% (loud)'])
      expect(await find('name=not.is.null&name=gte.R')).toEqual(['Rela, fast', 'Teentaal'])
      expect(await find('beat=is.null')).toEqual([])
    })

    it('takes lists with commas and parentheses from the official client', async () => {
      const { data } = await beats().select('name').in('name', ['Rela, fast', '100% (loud)'])
      expect(names(data)).toEqual(['100% (loud)', 'Rela, fast'])
      expect((await beats().select('name').in('name', [])).data).toEqual([])
    })

    it('nests or, and and not', async () => {
      const { data } = await beats()
        .select('name')
        .or('name.eq.Keherwa,and(name.like.T*,not.or(name.eq.x,name.is.null))')
      expect(names(data)).toEqual(['Keherwa', 'Teentaal'])
    })

    it('refuses what it cannot parse instead of ignoring it', async () => {
      const cases: [string, number, string][] = [
        ['name=Keherwa', 400, 'PGRST100'],
        ['name=almost.Keherwa', 400, 'PGRST100'],
        ['or=(name.eq.a', 400, 'PGRST100'],
        ['id=eq.abc', 400, '22P02'],
        ['nothing=eq.1', 400, '42703'],
        ['select=nothing', 400, '42703'],
        ['select=name,users(*)', 400, 'PGRST200'],
        ['select=name.count()', 400, 'PGRST100'],
        ['limit=-1', 416, 'PGRST103'],
        ['limit=9223372036854775808', 400, 'PGRST100'],
        ['offset=9223372036854775808', 400, 'PGRST100'],
        ['order=name.sideways', 400, 'PGRST100'],
        ["name=eq.x'%3B drop table saved_beats%3B--", 200, ''],
        ['select=name"%3Bdrop table x', 400, 'PGRST100'],
      ]
      for (const [query, status, code] of cases) {
        const response = await raw(`/saved_beats?${query}`)
        const body = (await response.json()) as { code?: string }
        expect([query, response.status, body.code ?? '']).toEqual([query, status, code])
        if (status >= 400) expect(Object.keys(body)).toEqual(['code', 'details', 'hint', 'message'])
      }
    })
  })

  describe('pages and counts', () => {
    it('orders, cuts and counts', async () => {
      const page = await beats().select('name', { count: 'exact' }).order('name').range(1, 2)
      expect(page.status).toBe(206)
      expect(page.count).toBe(4)
      expect(page.data?.map(({ name }) => name)).toEqual(['Keherwa', 'Rela, fast'])
      const head = await beats().select('*', { count: 'exact', head: true })
      expect([head.count, head.data]).toEqual([4, null])
      const beyond = await raw('/saved_beats?offset=9', { headers: { prefer: 'count=exact' } })
      expect([beyond.status, await beyond.json()]).toMatchObject([416, { code: 'PGRST103' }])
      const plain = await raw('/saved_beats?select=name&limit=2')
      expect(plain.headers.get('content-range')).toBe('0-1/*')
      const none = await raw('/saved_beats?name=eq.none')
      expect(none.headers.get('content-range')).toBe('*/*')
    })

    it('gives one object, or says how many rows it found', async () => {
      const one = await beats().select('name').eq('name', 'Keherwa').single()
      expect(one.data).toEqual({ name: 'Keherwa' })
      const many = await beats().select('name').single()
      expect(many).toMatchObject({
        status: 406,
        error: { code: 'PGRST116', details: 'The result contains 4 rows' },
      })
      expect((await beats().select('name').eq('name', 'none').maybeSingle()).data).toBeNull()
    })
  })

  describe('writing', () => {
    it('changes what the filters find, and says how many', async () => {
      const changed = await beats()
        .update({ beat: { tempo: 91, slots: [] } }, { count: 'exact' })
        .in('id', await idsOf('Keherwa', 'Dadra'))
        .select('name')
      expect(changed).toMatchObject({ status: 200, count: 1, data: [{ name: 'Keherwa' }] })
      const nobody = await beats().update({ name: 'x' }).eq('id', asha.id)
      expect(nobody).toMatchObject({ status: 204, error: null })
    })

    it('inserts or replaces by its key, and tells which', async () => {
      const id = crypto.randomUUID()
      const first = await beats().upsert({ id, name: 'Dadra', beat: {} })
      expect([first.status, first.error]).toEqual([201, null])
      const second = await beats().upsert({ id, name: 'Dadra again', beat: {} }).select('name')
      expect(second).toMatchObject({ status: 200, data: [{ name: 'Dadra again' }] })
      const ignored = await beats()
        .upsert({ id, name: 'Never', beat: {} }, { ignoreDuplicates: true })
        .select('name')
      expect(ignored).toMatchObject({ status: 201, data: [] })
      const twice = await beats().insert({ id, name: 'Twice', beat: {} })
      expect(twice).toMatchObject({ status: 409, error: { code: '23505' } })
      await beats().delete().eq('id', id).throwOnError()
    })

    it('rolls back changes that are refused afterwards', async () => {
      const before = (await beats().select('id')).data?.length
      const ids = await idsOf('Keherwa', 'Teentaal')
      const many = await raw(`/saved_beats?id=in.(${ids.join(',')})`, {
        method: 'DELETE',
        headers: { prefer: 'handling=strict,max-affected=1' },
      })
      expect([many.status, await many.json()]).toMatchObject([400, { code: 'PGRST124' }])
      const single = await beats().update({ beat: {} }).in('id', ids).select().single()
      expect(single).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
      expect((await beats().select('id')).data).toHaveLength(before ?? 0)
      const kept = await beats().select('beat').eq('name', 'Teentaal').single()
      expect(kept.data).toEqual({ beat: { tempo: 120, slots: ['dha', 'dhin'] } })
    })

    it('refuses bodies that are no rows', async () => {
      const post = async (body: string, query = '') => {
        const response = await raw(`/saved_beats${query}`, { method: 'POST', body })
        return [response.status, ((await response.json()) as { code: string }).code]
      }
      expect(await post('{')).toEqual([400, 'PGRST102'])
      expect(await post('"text"')).toEqual([400, 'PGRST102'])
      expect(await post('[{"name":"a"},{"beat":{}}]')).toEqual([400, 'PGRST102'])
      expect(await post('{"nothing":1}')).toEqual([400, 'PGRST204'])
      expect(await post('{"name":"a","beat":{}}', '?limit=1')).toEqual([400, 'PGRST100'])
      expect(await post('{"name":null,"beat":{}}')).toEqual([400, '23502'])
      const type = await raw('/saved_beats', {
        method: 'POST',
        body: 'a,b',
        headers: { 'content-type': 'text/csv' },
      })
      expect([type.status, await type.json()]).toMatchObject([415, { code: 'PGRST102' }])
    })

    it('knows no other tables, schemas, methods or functions', async () => {
      const ask = async (path: string, init: RequestInit = {}) => {
        const response = await raw(path, init)
        return [response.status, ((await response.json()) as { code: string }).code]
      }
      expect(await ask('/saved_beat')).toEqual([404, 'PGRST205'])
      expect(await ask('/')).toEqual([404, 'PGRST126'])
      expect(await ask('/rpc/version', { method: 'POST', body: '{}' })).toEqual([404, 'PGRST202'])
      expect(await ask('/saved_beats', { method: 'PUT', body: '{}' })).toEqual([405, 'PGRST117'])
      expect(await ask('/saved_beats', { headers: { accept: 'text/csv' } })).toEqual([
        406,
        'PGRST107',
      ])
      expect(await ask('/a/b/c')).toEqual([404, 'PGRST125'])
    })
  })
})
