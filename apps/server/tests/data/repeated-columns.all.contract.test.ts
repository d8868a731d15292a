import { expect, it } from 'vitest'
import { forEachBackend } from '../harness/databases.ts'
import { type Person, aPerson } from '../harness/index.ts'

/** A byte in the database and six in JSON. */
const control = (length: number): string => '\u0001'.repeat(length)

const TOO_LARGE = {
  status: 400,
  code: 'PGRST100',
  message: 'Too large an answer',
  details: 'An answer that has a column more than once has at most 32 MiB.',
  hint: 'Select each column once, or fewer rows.',
}
const FOUR_TIMES = ['audio_url', 'file_name', 'description']
  .flatMap((column) => [1, 2, 3, 4].map((copy) => `${column}_${copy}:${column}`))
  .join(',')

forEachBackend('columns that are selected again and again', (backend) => {
  const largest = (owner: Person) => ({
    user_id: owner.id,
    name: 'Bells',
    description: control(500),
    audio_url: control(2048),
    file_name: control(1024),
    file_size: 1000,
  })
  const rowsOf = (owner: Person) => owner.client.from('user_sounds')

  it('make no answer that stops the database', async () => {
    const person = await aPerson(backend.server)
    for (let request = 0; request < 25; request += 1)
      await rowsOf(person)
        .insert(Array.from({ length: 40 }, () => largest(person)))
        .throwOnError()
    const ask = async (columns: string) => {
      const { status, error } = await rowsOf(person).select(columns)
      return { status, ...error }
    }
    expect(await ask(`${FOUR_TIMES},*,*,*,*`)).toMatchObject(TOO_LARGE)
    expect(await ask(`*,*`)).toMatchObject(TOO_LARGE)
    const { data } = await rowsOf(person).select('a:file_name,b:file_name').limit(2)
    expect(data).toEqual(Array(2).fill({ a: control(1024), b: control(1024) }))
    const removed = await rowsOf(person).delete().eq('user_id', person.id).select(FOUR_TIMES)
    expect({ status: removed.status, ...removed.error }).toMatchObject(TOO_LARGE)
    const { count } = await rowsOf(person).select('id', { count: 'exact', head: true })
    expect(count).toBe(1000)
  })

  it('are written by an upsert too', async () => {
    const person = await aPerson(backend.server)
    const beat = { id: person.id, name: 'Dawn', beat: { tempo: 96 } }
    const upsert = () =>
      person.client.from('saved_beats').upsert(beat).select('id,a:name,b:name,beat')
    const row = { id: person.id, a: 'Dawn', b: 'Dawn', beat: { tempo: 96 } }
    expect((await upsert()).data).toEqual([row])
    expect((await upsert()).data).toEqual([row])
  })
})
