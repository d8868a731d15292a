import { randomUUID } from 'node:crypto'
import { SAVED_MIXES } from '@dhvani/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { forEachBackend } from '../harness/databases.ts'
import { type Person, type TestServer, aPerson } from '../harness/index.ts'

const MIX = {
  version: 1,
  masterVolume: 80,
  sounds: [{ id: 'rain', name: 'Rain', volume: 60, isPlaying: true }],
}

type Row = { id: string; name: string; mix: unknown; position: number; updated_at: string }

forEachBackend('kept mixes', (backend) => {
  let server: TestServer
  let asha: Person
  let ravi: Person

  beforeAll(() => {
    ;({ server, asha, ravi } = backend)
  })

  const mixesOf = (owner: Person) => owner.client.from('saved_mixes')
  const keep = async (owner: Person, name: string): Promise<Row> => {
    const { data } = await mixesOf(owner)
      .insert({ name, mix: MIX })
      .select('*')
      .single()
      .throwOnError()
    return data as Row
  }

  it('keeps, renames, moves, lists and deletes a mix of the signed-in person', async () => {
    const first = await keep(asha, 'Monsoon')
    const second = await keep(asha, 'Night')
    expect(first).toMatchObject({ name: 'Monsoon', mix: MIX, position: 0 })
    await mixesOf(asha).update({ name: 'Rains' }).eq('id', first.id).throwOnError()
    await mixesOf(asha).update({ position: -0.5 }).eq('id', second.id).throwOnError()
    const { data } = await mixesOf(asha).select('name').order('position')
    expect(data).toEqual([{ name: 'Night' }, { name: 'Rains' }])
    await mixesOf(asha).delete().in('id', [first.id, second.id]).throwOnError()
    expect((await mixesOf(asha).select('id')).data).toEqual([])
  })

  it.each([
    '\u200B',
    '\u200D',
    '\u202E',
    '\u2060',
    ' \u2800 ',
    '\u3164',
    '\u00AD',
    '\uFE0F',
    '\u{E0041}',
    '\u00A0\u3000',
  ])('keeps nothing under a name that nobody sees, %j', async (name) => {
    const unseen = { code: '23514' }
    const insert = await mixesOf(asha).insert({ name, mix: MIX })
    expect([insert.status, insert.error]).toMatchObject([400, unseen])
    const kept = await keep(asha, `क्\u200Dष${name}\u{1F327}\uFE0F`)
    const update = await mixesOf(asha).update({ name }).eq('id', kept.id)
    expect([update.status, update.error]).toMatchObject([400, unseen])
    await mixesOf(asha).delete().eq('id', kept.id).throwOnError()
    const sound = { user_id: asha.id, audio_url: 'x', file_name: 'x', file_size: 1, name }
    expect((await asha.client.from('user_sounds').insert(sound)).error).toMatchObject(unseen)
    const message = { name, email: 'asha@example.com', message: 'A message.' }
    expect((await server.anon.from('contact_messages').insert(message)).error).toMatchObject(unseen)
  })

  it('gives each change a new updated_at, also against the writer’s own, and a move none', async () => {
    const kept = await keep(asha, 'Monsoon')
    const change = async (changes: object) =>
      (await mixesOf(asha).update(changes).eq('id', kept.id).select('*').single()).data as Row
    const moved = await change({ position: 3 })
    expect([moved.position, moved.updated_at]).toEqual([3, kept.updated_at])
    const renamed = await change({ name: 'Rains', updated_at: kept.updated_at })
    expect(Date.parse(renamed.updated_at)).toBeGreaterThanOrEqual(Date.parse(kept.updated_at))
    expect(renamed.updated_at).not.toBe(kept.updated_at)
  })

  it('changes nothing for a device that names an older updated_at', async () => {
    const kept = await keep(asha, 'Monsoon')
    const from = (device: string) =>
      mixesOf(asha)
        .update({ name: device })
        .eq('id', kept.id)
        .eq('updated_at', kept.updated_at)
        .select('name')
    expect((await from('Phone')).data).toEqual([{ name: 'Phone' }])
    expect((await from('Laptop')).data).toEqual([])
  })

  describe('attacked', () => {
    it('hides another person’s mixes from list, id and count', async () => {
      const kept = await keep(asha, 'Private')
      expect((await mixesOf(ravi).select('*').eq('id', kept.id)).data).toEqual([])
      const all = await mixesOf(ravi).select('*', { count: 'exact' })
      expect({ rows: all.data, count: all.count }).toEqual({ rows: [], count: 0 })
    })

    it('refuses to rename, take, overwrite or delete another person’s mix', async () => {
      const kept = await keep(asha, 'Mine')
      for (const change of [{ name: 'Taken' }, { user_id: ravi.id }])
        expect((await mixesOf(ravi).update(change).eq('id', kept.id).select()).data).toEqual([])
      expect((await mixesOf(ravi).delete().eq('id', kept.id).select()).data).toEqual([])
      const over = await mixesOf(ravi).upsert({ id: kept.id, name: 'Over', mix: MIX })
      expect([over.status, over.error?.code]).toEqual([403, '42501'])
      const { data } = await mixesOf(asha).select('name').eq('id', kept.id)
      expect(data).toEqual([{ name: 'Mine' }])
    })

    it('refuses a new mix in another person’s name, and giving one away', async () => {
      const forged = await mixesOf(ravi).insert({ user_id: asha.id, name: 'Forged', mix: MIX })
      expect([forged.status, forged.error?.code]).toEqual([403, '42501'])
      const own = await keep(ravi, 'Own')
      const gift = await mixesOf(ravi).update({ user_id: asha.id }).eq('id', own.id)
      expect([gift.status, gift.error?.code]).toEqual([403, '42501'])
      await mixesOf(ravi).delete().eq('id', own.id).throwOnError()
    })

    it('is closed to visitors', async () => {
      for (const { status, error } of [
        await server.anon.from('saved_mixes').select('*'),
        await server.anon.from('saved_mixes').insert({ name: 'x', mix: MIX }),
        await server.anon.from('saved_mixes').delete().eq('id', asha.id),
      ])
        expect([status, error?.code]).toEqual([401, '42501'])
    })
  })

  it.each([
    ['a name that is empty', { name: '  ' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }],
    ['a name with a tag', { name: '<i>mix</i>' }],
    ['a mix that is a list', { mix: [1, 2] }],
    ['a mix of 20 KiB', { mix: { noise: Array.from({ length: 4000 }, (_, at) => at * 7919) } }],
    ['a position that is no number', { position: 'NaN' }],
    ['a position without end', { position: 'Infinity' }],
  ])('refuses %s', async (_what, change) => {
    const { status, error } = await mixesOf(asha).insert({ name: 'Fine', mix: MIX, ...change })
    expect([status, error?.code]).toEqual([400, '23514'])
  })

  it('takes a mix of as many sounds as one may hold, with the longest ids and names', async () => {
    const { sounds: most, writtenNameLength } = SAVED_MIXES
    const beat = `beat:1.240.100.${'0a2s0'.repeat(16)}`
    const sounds = Array.from({ length: most }, (_, at) => ({
      id: beat.slice(0, -2) + at.toString(36).padStart(2, '0'),
      name: 'क'.repeat(writtenNameLength),
      volume: 99,
      isPlaying: false,
    }))
    const mix = { version: 1, masterVolume: 99, sounds }
    expect((await mixesOf(asha).insert({ name: 'Full', mix })).error).toBeNull()
  })

  it('refuses a small row that reads as a large text, however it was written', async () => {
    const write = server.database.query(
      `insert into public.saved_mixes (user_id, name, mix) values ($1::text::uuid, 'Rain', '{"a":[1e131071]}')`,
      [asha.id],
    )
    await expect(write).rejects.toMatchObject({ code: '23514' })
  })

  it('are at most 200; at the limit, a stored mix can still be changed', async () => {
    const person = await aPerson(server)
    const rows = Array.from({ length: 200 }, () => ({ id: randomUUID(), name: 'M', mix: MIX }))
    for (let first = 0; first < rows.length; first += 50)
      expect((await mixesOf(person).insert(rows.slice(first, first + 50))).status).toBe(201)
    const { status, error } = await mixesOf(person).insert({ name: 'One more', mix: MIX })
    expect([status, error?.code, error?.message]).toEqual([
      409,
      'PT409',
      'too many rows in saved_mixes',
    ])
    expect((await mixesOf(person).update({ name: 'D' }).eq('id', rows[0]?.id)).error).toBeNull()
  })
})
