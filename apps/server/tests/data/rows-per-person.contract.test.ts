import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { forEachBackend } from '../harness/databases.ts'
import { type Person, aPerson } from '../harness/index.ts'

const FULL = {
  status: 409,
  code: 'PT409',
  message: 'too many rows in saved_beats',
  details: 'A person may have 200 rows in this table.',
  hint: 'Delete one to make room.',
}

const beats = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    name: `Beat ${index}`,
    beat: { tempo: 96 },
  }))

forEachBackend('the rows of one person', (backend) => {
  const add = async (who: Person, rows: object[], table = 'saved_beats') => {
    let answer = {}
    for (let first = 0; first < rows.length; first += 50) {
      const { status, error } = await who.client.from(table).insert(rows.slice(first, first + 50))
      answer = { status, ...error }
    }
    return answer
  }
  const count = async (who: Person, table = 'saved_beats') =>
    (await who.client.from(table).select('id', { count: 'exact', head: true })).count

  it('are at most 200 beats; a deleted one makes room', async () => {
    const person = await aPerson(backend.server)
    const rows = beats(200)
    expect(await add(person, rows)).toMatchObject({ status: 201 })
    expect(await add(person, beats(1))).toMatchObject(FULL)
    expect(await count(person)).toBe(200)
    expect(await add(backend.ravi, beats(1))).toMatchObject({ status: 201 })
    await person.client.from('saved_beats').delete().eq('id', rows[0]?.id).throwOnError()
    expect(await add(person, beats(1))).toMatchObject({ status: 201 })
  })

  it('can still be renamed and replaced when they are as many as fit', async () => {
    const person = await aPerson(backend.server)
    const rows = beats(200)
    expect(await add(person, rows)).toMatchObject({ status: 201 })
    const mine = () => person.client.from('saved_beats')
    expect((await mine().update({ name: 'Dawn' }).eq('id', rows[0]?.id)).error).toBeNull()
    expect((await mine().upsert({ ...rows[1], name: 'Dusk' })).error).toBeNull()
    expect(await count(person)).toBe(200)
  })

  it('do not come in by one large request or by several at once', async () => {
    const person = await aPerson(backend.server)
    expect(await add(person, beats(198))).toMatchObject({ status: 201 })
    expect(await add(person, beats(3))).toMatchObject(FULL)
    expect(await count(person)).toBe(198)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => person.client.from('saved_beats').insert(beats(1))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 409, 409, 409, 409,
    ])
    expect(await count(person)).toBe(200)
  })

  it('are at most 1,000 records of sounds', async () => {
    const person = await aPerson(backend.server)
    const records = (number: number) =>
      Array.from({ length: number }, () => ({
        user_id: person.id,
        name: 'Bells',
        audio_url: '/bells.mp3',
        file_name: 'bells.mp3',
        file_size: 1000,
      }))
    expect(await add(person, records(1000), 'user_sounds')).toMatchObject({ status: 201 })
    expect(await add(person, records(1), 'user_sounds')).toMatchObject({
      status: 409,
      code: 'PT409',
    })
    expect(await count(person, 'user_sounds')).toBe(1000)
  })

  it('of another person tell nothing: a row in their name is refused by the policies', async () => {
    const full = await aPerson(backend.server)
    expect(await add(full, beats(200))).toMatchObject({ status: 201 })
    const [row] = beats(1)
    expect(await add(backend.ravi, [{ ...row, user_id: full.id }])).toMatchObject({
      status: 403,
      code: '42501',
    })
  })
})
