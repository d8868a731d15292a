import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { forEachBackend } from '../harness/databases.ts'
import { aPerson, type Person, type TestServer } from '../harness/index.ts'

const SETTINGS = { sa: 'D3', taal: 'rupak', tempo: 66, hasLadder: false }

type Row = { readonly id: string; readonly user_id: string; readonly updated_at: string }

forEachBackend('kept presets of the practice room', (backend) => {
  let server: TestServer
  let asha: Person
  let ravi: Person

  beforeAll(() => {
    ;({ server, asha, ravi } = backend)
  })

  const presetsOf = (owner: Pick<Person, 'client'>) => owner.client.from('riyaz_presets')

  const keep = async (owner: Person, name: string) => {
    const { data } = await presetsOf(owner)
      .insert({ name, settings: SETTINGS })
      .select('*')
      .single()
      .throwOnError()
    return data as Row
  }

  it('keeps, replaces, lists and deletes a preset of the signed-in person', async () => {
    const kept = await keep(asha, 'Evening')
    expect(kept).toMatchObject({ user_id: asha.id, name: 'Evening', settings: SETTINGS })
    const settings = { ...SETTINGS, tempo: 90 }
    await presetsOf(asha).update({ settings }).eq('id', kept.id).throwOnError()
    const { data } = await presetsOf(asha).select('name, settings').eq('id', kept.id)
    expect(data).toEqual([{ name: 'Evening', settings }])
    await presetsOf(asha).delete().eq('id', kept.id).throwOnError()
    expect((await presetsOf(asha).select('id').eq('id', kept.id)).data).toEqual([])
  })

  it('changes nothing for a device that names an older updated_at', async () => {
    const kept = await keep(asha, 'Morning')
    const from = (device: string) =>
      presetsOf(asha)
        .update({ name: device, updated_at: kept.updated_at })
        .eq('id', kept.id)
        .eq('updated_at', kept.updated_at)
        .select('name')
    expect((await from('Phone')).data).toEqual([{ name: 'Phone' }])
    expect((await from('Laptop')).data).toEqual([])
  })

  it('takes a name of 40 characters with as many spaces around it, emoji counted once', async () => {
    const person = await aPerson(server)
    for (const name of [`${' '.repeat(20)}${'x'.repeat(40)}`, '\u{1F3B5}'.repeat(40)])
      expect(await keep(person, name)).toMatchObject({ name })
  })

  it('are at most 30 a person; a deleted one makes room, a replaced one needs none', async () => {
    const person = await aPerson(server)
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: randomUUID(),
        name: `Preset ${at}`,
        settings: SETTINGS,
      }))
    const all = rows(30)
    await presetsOf(person).insert(all).throwOnError()
    const full = {
      status: 409,
      error: { code: 'PT409', message: 'too many rows in riyaz_presets' },
    }
    expect(await presetsOf(person).insert(rows(1))).toMatchObject(full)
    await presetsOf(person)
      .upsert({ ...all[0], name: 'Dusk' })
      .throwOnError()
    await presetsOf(person).delete().eq('id', all[1]?.id).throwOnError()
    expect(await presetsOf(person).insert(rows(2))).toMatchObject(full)
    expect(await presetsOf(person).insert(rows(1))).toMatchObject({ status: 201 })
  })

  it('is no small row that reads as a large text, however it was written', async () => {
    const write = (settings: string) =>
      server.database.query(
        `insert into public.riyaz_presets (user_id, name, settings) values ($1::text::uuid, 'Rain', $2::text::jsonb)`,
        [asha.id, settings],
      )
    await expect(write('{"a":[1e131071]}')).rejects.toMatchObject({ code: '23514' })
    await write(JSON.stringify({ a: 'x'.repeat(4000) }))
  })

  describe('attacked', () => {
    it('hides another person’s presets from list, id and count', async () => {
      const kept = await keep(asha, 'Private')
      expect((await presetsOf(ravi).select('*').eq('id', kept.id)).data).toEqual([])
      const all = await presetsOf(ravi).select('*', { count: 'exact' })
      expect({ rows: all.data, count: all.count }).toEqual({ rows: [], count: 0 })
    })

    it('refuses to rename, take, overwrite or delete another person’s preset', async () => {
      const kept = await keep(asha, 'Mine')
      for (const change of [{ name: 'Taken' }, { user_id: ravi.id }])
        expect((await presetsOf(ravi).update(change).eq('id', kept.id).select()).data).toEqual([])
      expect((await presetsOf(ravi).delete().eq('id', kept.id).select()).data).toEqual([])
      const over = await presetsOf(ravi).upsert({ id: kept.id, name: 'Over', settings: SETTINGS })
      expect([over.status, over.error?.code]).toEqual([403, '42501'])
      const { data } = await presetsOf(asha).select('name').eq('id', kept.id)
      expect(data).toEqual([{ name: 'Mine' }])
    })

    it('refuses a new preset in another person’s name, and giving one away', async () => {
      const forged = await presetsOf(ravi).insert({
        user_id: asha.id,
        name: 'Forged',
        settings: SETTINGS,
      })
      expect([forged.status, forged.error?.code]).toEqual([403, '42501'])
      const own = await keep(ravi, 'Own')
      const gift = await presetsOf(ravi).update({ user_id: asha.id }).eq('id', own.id)
      expect([gift.status, gift.error?.code]).toEqual([403, '42501'])
    })

    it('is closed to visitors', async () => {
      const visitor = { client: server.anon }
      for (const { status, error } of [
        await presetsOf(visitor).select('*'),
        await presetsOf(visitor).insert({ name: 'x', settings: SETTINGS }),
        await presetsOf(visitor).delete().eq('id', asha.id),
      ])
        expect([status, error?.code]).toEqual([401, '42501'])
    })
  })

  it.each([
    ['a name that is empty', { name: '  ' }],
    ['a name that nobody sees', { name: '\u200B\u2060' }],
    ['a name of 41 characters', { name: 'x'.repeat(41) }],
    ['a name with too many spaces', { name: `Rain${' '.repeat(80)}` }],
    ['a name with a tag', { name: '<i>preset</i>' }],
    ['settings that are a list', { settings: [1, 2] }],
    ['settings of 5 KiB', { settings: { noise: 'x'.repeat(5 * 1024) } }],
  ])('refuses %s', async (_what, change) => {
    const person = await aPerson(server)
    const add = (row: object) =>
      presetsOf(person).insert({ name: 'Fine', settings: SETTINGS, ...row })
    const { status, error } = await add(change)
    expect([status, error?.code]).toEqual([400, '23514'])
    expect((await add({})).status).toBe(201)
  })
})
