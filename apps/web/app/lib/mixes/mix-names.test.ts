import { expect, it } from 'vitest'
import { copyName, nameAfterSounds } from './mix-names.ts'

it('names a copy after its mix', () => {
  expect(copyName('Monsoon')).toBe('Monsoon (copy)')
})

it('cuts a long name so that the account takes the copy', () => {
  const name = copyName(`${'a'.repeat(79)}${'\u{1F327}'.repeat(10)}`)
  expect(name).toBe(`${'a'.repeat(79)} (copy)`)
  expect(copyName('ध'.repeat(100)).length).toBeLessThanOrEqual(100)
})

it('suggests the first three sounds as a name', () => {
  expect(nameAfterSounds(['Rain', 'Train', 'Koel', 'Breeze'])).toBe('Rain, Train, Koel')
})

it('cuts a suggestion so that the account takes it', () => {
  expect(nameAfterSounds([`${'a'.repeat(99)}\u{1F327}`, 'Rain'])).toBe('a'.repeat(99))
})
