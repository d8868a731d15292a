import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { forEachBackend } from '../harness/databases.ts'
import { type Person, aPerson } from '../harness/index.ts'

const MANY = ' '.repeat(500_000)
const REFUSED = { status: 400, code: '23514' }

forEachBackend('texts with spaces around them', (backend) => {
  const sound = (person: Person, name: string) => ({
    user_id: person.id,
    name,
    audio_url: '/bells.mp3',
    file_name: 'bells.mp3',
    file_size: 1000,
  })
  const add = async (who: Pick<Person, 'client'>, table: string, row: object) => {
    const { status, error } = await who.client.from(table).insert(row)
    return { status, ...error }
  }

  it.each([
    ['user_sounds', (person: Person, name: string) => sound(person, name)],
    ['saved_beats', (_person: Person, name: string) => ({ name, beat: {} })],
    ['saved_mixes', (_person: Person, name: string) => ({ name, mix: {} })],
  ])('are no way to keep a long name in %s', async (table, rowOf) => {
    const person = await aPerson(backend.server)
    for (const name of [`Bells${MANY}`, `${MANY}Bells`])
      expect(await add(person, table, rowOf(person, name))).toMatchObject(REFUSED)
    expect(await add(person, table, rowOf(person, `  ${'B'.repeat(100)}  `))).toMatchObject({
      status: 201,
    })
  })

  it('are no way to rename a beat to a long name', async () => {
    const person = await aPerson(backend.server)
    const beat = { id: randomUUID(), name: 'Dawn', beat: {} }
    expect(await add(person, 'saved_beats', beat)).toMatchObject({ status: 201 })
    const { status, error } = await person.client
      .from('saved_beats')
      .update({ name: `Dusk${MANY}` })
      .eq('id', beat.id)
    expect({ status, ...error }).toMatchObject(REFUSED)
  })

  it('are no way to send the operator a long message', async () => {
    const visitor = { client: backend.server.anon }
    const message = { name: 'Asha', email: 'asha@example.com', message: 'Hello' }
    const send = (changes: object) => add(visitor, 'contact_messages', { ...message, ...changes })
    expect(await send({ message: `Hello${MANY}` })).toMatchObject(REFUSED)
    expect(await send({ name: `Asha${MANY}` })).toMatchObject(REFUSED)
    expect(await send({ message: `  ${'H'.repeat(10_000)}  ` })).toMatchObject({ status: 201 })
  })
})
