import { expect, it } from 'vitest'
import { STARTER_BEATS } from '../starter-beats.ts'
import { createDeviceShelf, parseDeviceBeats } from './device-beat-store.ts'
import { parseBeatName, type KeptBeat } from './named-beat.ts'

const [dusk, concert] = STARTER_BEATS.map(({ beat }) => beat)

const aShelf = () => {
  let value: readonly KeptBeat[] = []
  let count = 0
  const kept = {
    get: () => value,
    set: (next: readonly KeptBeat[]) => {
      value = next
    },
  }
  return { shelf: createDeviceShelf(kept, () => `beat-${(count += 1)}`), read: () => value }
}

it('lists the newest beat first, under the name it was given', async () => {
  const { shelf } = aShelf()
  await shelf.keep('Evening', dusk!)
  await shelf.keep('Concert', concert!)
  expect((await shelf.list()).map(({ name }) => name)).toEqual(['Concert', 'Evening'])
})

it('renames and removes one beat and leaves the others', async () => {
  const { shelf } = aShelf()
  const first = await shelf.keep('Evening', dusk!)
  const second = await shelf.keep('Concert', concert!)
  await shelf.rename(first.id, 'Night')
  await shelf.remove(second.id)
  expect(await shelf.list()).toEqual([{ ...first, name: 'Night' }])
})

it('reads back what it wrote and drops what is no beat', async () => {
  const { shelf, read } = aShelf()
  await shelf.keep('Evening', dusk!)
  const stored: unknown = JSON.parse(
    JSON.stringify([...read(), { id: 'x', name: 'y', beat: {} }, 7]),
  )
  expect(parseDeviceBeats(stored)).toEqual(read())
  expect(parseDeviceBeats('nonsense')).toBeUndefined()
})

it('cleans names as the account does, and refuses empty and endless ones', () => {
  expect(parseBeatName('  <b>Mela</b> ')).toBe('bMela/b')
  expect(parseBeatName(' <> ')).toBeUndefined()
  expect(parseBeatName('a'.repeat(101))).toBeUndefined()
})
