import { expect, it } from 'vitest'
import { STARTER_BEATS } from '../starter-beats.ts'
import { createDeviceBeatStore, parseDeviceBeats } from './device-beat-store.ts'
import type { NamedBeat, NewBeat } from './named-beat.ts'

const [dusk, concert] = STARTER_BEATS.map(({ beat }) => beat)

const aBeat = (name: string, beat: NewBeat['beat']): NewBeat => ({
  id: `id of ${name}`,
  name,
  beat,
})

const aStore = () => {
  let value: readonly NamedBeat[] = []
  const named = {
    get: () => value,
    set: (next: readonly NamedBeat[]) => {
      value = next
    },
  }
  return { store: createDeviceBeatStore(named), read: () => value }
}

it('lists the newest beat first, under the name it was given', async () => {
  const { store } = aStore()
  await store.put(aBeat('Evening', dusk!))
  await store.put(aBeat('Concert', concert!))
  expect((await store.list()).map(({ name }) => name)).toEqual(['Concert', 'Evening'])
})

it('renames and removes one beat and leaves the others', async () => {
  const { store } = aStore()
  const first = await store.put(aBeat('Evening', dusk!))
  const second = await store.put(aBeat('Concert', concert!))
  await store.rename(first.id, 'Night')
  await store.remove(second.id)
  expect(await store.list()).toEqual([{ ...first, name: 'Night' }])
})

it('saves a beat once, however often it is tried', async () => {
  const { store } = aStore()
  const first = await store.put(aBeat('Evening', dusk!))
  const again = await store.put({ ...first, name: 'Night' })
  expect(await store.list()).toEqual([again])
})

it('keeps the newest 200 beats', async () => {
  const { store } = aStore()
  for (let number = 1; number <= 201; number += 1) await store.put(aBeat(`Beat ${number}`, dusk!))
  const names = (await store.list()).map(({ name }) => name)
  expect(names).toHaveLength(200)
  expect([names.at(0), names.at(-1)]).toEqual(['Beat 201', 'Beat 2'])
})

it('reads back what it wrote and drops entries that are not beats', async () => {
  const { store, read } = aStore()
  await store.put(aBeat('Evening', dusk!))
  const stored: unknown = JSON.parse(
    JSON.stringify([
      ...read(),
      { id: 'x', name: 'y', beat: {} },
      { id: 'x', name: 'y' },
      { id: 1, name: 'y', beat: dusk },
      { id: 'x', beat: dusk },
      null,
      7,
    ]),
  )
  expect(parseDeviceBeats(stored)).toEqual(read())
  expect(parseDeviceBeats('nonsense')).toBeUndefined()
})
