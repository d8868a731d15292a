import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPerson, startTestServer, type Person, type TestServer } from '../harness/index.ts'

const NOT_NAMED = { code: 'PGRST100', message: 'Rows of a change must be named' }
const TOO_MANY_ROWS = { code: 'PGRST100', message: 'Too many rows' }
const TOO_MUCH = { code: '429', message: 'Too much written' }

const mixes = (count: number) =>
  Array.from({ length: count }, () => ({ id: randomUUID(), name: 'Rain', mix: {} }))

describe('what one person may write', () => {
  let server: TestServer
  let person: Person
  beforeAll(async () => {
    server = await startTestServer({ config: { AUTH_RATE_LIMITS: 'on' } })
  })
  beforeEach(async () => {
    person = await aPerson(server)
  })
  afterAll(() => server.close())

  const own = (client = person.client) => client.from('saved_mixes')

  it('is named by its key, at most fifty rows a request', async () => {
    const rows = mixes(50)
    const ids = rows.map(({ id }) => id)
    expect(await own().insert(rows)).toMatchObject({ status: 201 })
    const refused: [Promise<{ error: unknown }> | PromiseLike<{ error: unknown }>, object][] = [
      [own().update({ name: 'x' }).not('id', 'is', null), NOT_NAMED],
      [own().update({ name: 'x' }).neq('id', person.id), NOT_NAMED],
      [own().update({ name: 'x' }).not('id', 'in', `(${person.id})`), NOT_NAMED],
      [own().update({ name: 'x' }).or(`id.eq.${person.id},name.eq.Rain`), NOT_NAMED],
      [own().delete().eq('user_id', person.id), NOT_NAMED],
      [person.client.from('account_sessions').delete().neq('ip', ''), NOT_NAMED],
      [
        own()
          .delete()
          .in('id', [...ids, person.id]),
        TOO_MANY_ROWS,
      ],
      [own().insert(mixes(51)), TOO_MANY_ROWS],
    ]
    for (const [asked, refusal] of refused)
      expect(await asked).toMatchObject({ status: 400, error: refusal })
    const renamed = await own().update({ name: 'Sea' }).in('id', ids).select('name')
    expect(renamed.data).toEqual(Array(50).fill({ name: 'Sea' }))
    expect(await own().delete().in('id', ids)).toMatchObject({ status: 204 })
    expect((await own().select('id')).data).toEqual([])
  })

  it('is free for the operator, who has the service key', async () => {
    const rows = mixes(51).map((row) => ({ ...row, user_id: person.id }))
    expect(await own(server.service).insert(rows)).toMatchObject({ status: 201 })
    const all = own(server.service).update({ name: 'Sea' }).eq('user_id', person.id)
    expect(await all).toMatchObject({ status: 204 })
    expect(await own(server.service).delete().not('id', 'is', null)).toMatchObject({ status: 204 })
  })

  it('has a budget of bytes, in which each row counts that gets them', async () => {
    const rows = mixes(50)
    const ids = rows.map(({ id }) => id)
    await own().insert(rows).throwOnError()
    const rewrite = async () => {
      const mix = { text: Math.random().toString(36).repeat(1000).slice(0, 12_000) }
      return own().update({ mix }).in('id', ids)
    }
    const answers = []
    for (let request = 0; request < 25; request += 1) answers.push(await rewrite())
    // 16 MiB are twenty times 50 rows of 16 kB each.
    const done = answers.findIndex(({ status }) => status !== 204)
    expect(done).toBeGreaterThan(15)
    expect(done).toBeLessThan(25)
    expect(answers.at(-1)).toMatchObject({ status: 429, error: TOO_MUCH })
    expect(await own().insert(mixes(1))).toMatchObject({ status: 201 })
    const another = await aPerson(server)
    expect(await own(another.client).insert(mixes(50))).toMatchObject({ status: 201 })
    server.clock.advance(600)
    expect(await rewrite()).toMatchObject({ status: 204 })
  })
})
