import { expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { createObjectLookup } from './object-lookup.ts'

const METADATA = {
  eTag: '"a"',
  size: 1,
  mimetype: 'audio/mpeg',
  lastModified: '',
  cacheControl: '',
}

/** A database with one public bucket `sounds`, which holds `asha/rain.mp3`. */
const aLookup = () => {
  const asked: unknown[] = []
  const query = async (_sql: string, values: readonly unknown[] = []) => {
    asked.push(values)
    const [bucket, name] = values
    if (bucket !== 'sounds') return []
    const isThere = name === 'asha/rain.mp3'
    return [
      { is_public: true, version: isThere ? 'v1' : null, metadata: isThere ? METADATA : null },
    ]
  }
  const database = { kind: 'pglite', query } as unknown as Database
  return { lookup: createObjectLookup(database, () => new Date(0)), asked }
}

it('keeps what it found, until the object changes', async () => {
  const { lookup, asked } = aLookup()
  for (let time = 0; time < 3; time += 1)
    expect(await lookup.findPublic('sounds', 'asha/rain.mp3')).toMatchObject({ version: 'v1' })
  expect(asked).toHaveLength(1)
  lookup.forget('sounds', 'asha/rain.mp3')
  await lookup.findPublic('sounds', 'asha/rain.mp3')
  expect(asked).toHaveLength(2)
})

it.each([
  ['sounds/asha', 'rain.mp3'],
  ['sounds","asha', 'rain.mp3'],
  ['sounds\0asha', 'rain.mp3'],
])('never gives the file of one bucket for another, %j', async (bucket, name) => {
  const { lookup } = aLookup()
  expect(await lookup.findPublic('sounds', 'asha/rain.mp3')).toMatchObject({ version: 'v1' })
  expect(await lookup.findPublic(bucket, name)).toBe('no bucket')
})

it('never gives what another bucket lacks for a file that is there', async () => {
  const { lookup } = aLookup()
  const wrong = lookup.findPublic('sounds/asha', 'rain.mp3')
  expect(await lookup.findPublic('sounds', 'asha/rain.mp3')).toMatchObject({ version: 'v1' })
  expect(await wrong).toBe('no bucket')
})
