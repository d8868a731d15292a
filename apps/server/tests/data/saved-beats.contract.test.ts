import { beforeAll, describe, expect, it } from 'vitest'
import { forEachBackend } from '../harness/databases.ts'
import type { Person, TestServer } from '../harness/index.ts'

const BEAT = {
  tempo: 96,
  masterVolume: 70,
  slots: [
    { position: 0, loopId: 'tabla-teentaal', volume: 80, isMuted: false, isPlaying: true },
    { position: 7, loopId: 'raga-drone', volume: 60, isMuted: true, isPlaying: true },
  ],
}

forEachBackend('kept beats', (backend) => {
  let server: TestServer
  let asha: Person
  let ravi: Person

  beforeAll(() => {
    ;({ server, asha, ravi } = backend)
  })

  const keep = async (owner: Person, name: string) => {
    const { data } = await owner.client
      .from('saved_beats')
      .insert({ name, beat: BEAT })
      .select('id, user_id, name, beat')
      .single()
      .throwOnError()
    return data as { id: string; user_id: string; name: string; beat: unknown }
  }

  it('keeps, renames, lists and deletes a beat of the signed-in person', async () => {
    const kept = await keep(asha, 'Evening')
    expect(kept).toMatchObject({ user_id: asha.id, beat: BEAT })
    await asha.client.from('saved_beats').update({ name: 'Night' }).eq('id', kept.id).throwOnError()
    const { data } = await asha.client.from('saved_beats').select('name, beat').eq('id', kept.id)
    expect(data).toEqual([{ name: 'Night', beat: BEAT }])
    await asha.client.from('saved_beats').delete().eq('id', kept.id).throwOnError()
    expect((await asha.client.from('saved_beats').select('id').eq('id', kept.id)).data).toEqual([])
  })

  it('is no small row that reads as a large text, however it was written', async () => {
    const write = (beat: string) =>
      server.database.query(
        `insert into public.saved_beats (user_id, name, beat) values ($1::text::uuid, 'Rain', $2::text::jsonb)`,
        [asha.id, beat],
      )
    await expect(write('{"a":[1e131071]}')).rejects.toMatchObject({ code: '23514' })
    await write(JSON.stringify({ a: 'x'.repeat(16_000) }))
  })

  describe('attacked', () => {
    it('hides another person’s beats from list, id and count', async () => {
      const kept = await keep(asha, 'Private')
      expect((await ravi.client.from('saved_beats').select('*').eq('id', kept.id)).data).toEqual([])
      const all = await ravi.client.from('saved_beats').select('*', { count: 'exact' })
      expect({ rows: all.data, count: all.count }).toEqual({ rows: [], count: 0 })
    })

    it('refuses to rename, move, overwrite or delete another person’s beat', async () => {
      const kept = await keep(asha, 'Mine')
      const theirs = () => ravi.client.from('saved_beats')
      expect((await theirs().update({ name: 'Taken' }).eq('id', kept.id).select()).data).toEqual([])
      const grab = await theirs().update({ user_id: ravi.id }).eq('id', kept.id).select()
      expect(grab.data).toEqual([])
      expect((await theirs().delete().eq('id', kept.id).select()).data).toEqual([])
      const over = await theirs().upsert({ id: kept.id, name: 'Over', beat: BEAT })
      expect([over.status, over.error?.code]).toEqual([403, '42501'])
      const { data } = await asha.client.from('saved_beats').select('name').eq('id', kept.id)
      expect(data).toEqual([{ name: 'Mine' }])
    })

    it('refuses a new beat in another person’s name, and giving one away', async () => {
      const forged = await ravi.client
        .from('saved_beats')
        .insert({ user_id: asha.id, name: 'Forged', beat: BEAT })
      expect([forged.status, forged.error?.code]).toEqual([403, '42501'])
      const own = await keep(ravi, 'Own')
      const gift = await ravi.client
        .from('saved_beats')
        .update({ user_id: asha.id })
        .eq('id', own.id)
      expect([gift.status, gift.error?.code]).toEqual([403, '42501'])
    })

    it('is closed to visitors', async () => {
      for (const { status, error } of [
        await server.anon.from('saved_beats').select('*'),
        await server.anon.from('saved_beats').insert({ name: 'x', beat: BEAT }),
        await server.anon.from('saved_beats').delete().eq('id', asha.id),
      ])
        expect([status, error?.code]).toEqual([401, '42501'])
    })
  })

  it.each([
    ['a name that is empty', { name: '  ' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }],
    ['a name with a tag', { name: '<i>beat</i>' }],
    ['a beat that is a list', { beat: [1, 2] }],
    ['a beat of 20 KiB', { beat: { noise: Array.from({ length: 4000 }, (_, at) => at * 7919) } }],
  ])('refuses %s', async (_what, change) => {
    const { status, error } = await asha.client
      .from('saved_beats')
      .insert({ name: 'Fine', beat: BEAT, ...change })
    expect([status, error?.code]).toEqual([400, '23514'])
  })
})
