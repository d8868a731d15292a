import { afterEach, expect, it } from 'vitest'
import { mixTitle, nameMix, nameOfMix } from './mix-title.ts'

const tracks = (...ids: string[]) =>
  ids.map((id) => ({ sound: { id, name: id, url: `/${id}.mp3` } }))

afterEach(() => mixTitle.set(undefined))

it('a mix has the name that it came with, in any order of its sounds', () => {
  nameMix('Night', tracks('rain', 'train'))
  expect(nameOfMix(mixTitle.get(), tracks('train', 'rain'))).toBe('Night')
})

it('a mix with another sound, or without one, is another mix', () => {
  nameMix('Night', tracks('rain', 'train'))
  expect(nameOfMix(mixTitle.get(), tracks('rain'))).toBeUndefined()
  expect(nameOfMix(mixTitle.get(), tracks('rain', 'train', 'breeze'))).toBeUndefined()
  expect(nameOfMix(mixTitle.get(), [])).toBeUndefined()
})

it('a mix without a name takes the name of the one before', () => {
  nameMix('Night', tracks('rain'))
  nameMix(undefined, tracks('rain'))
  expect(nameOfMix(mixTitle.get(), tracks('rain'))).toBeUndefined()
})
