import { expect, it } from 'vitest'
import { parseMix, type BuiltInSoundId } from '@dhvani/catalogue'
import { findFaults } from './find-faults.ts'
import { READY_MIX_IDS, READY_MIXES } from './ready-mixes.ts'

it('has six mixes, each with its own name', () => {
  expect(READY_MIXES.map(({ id }) => id)).toEqual(READY_MIX_IDS)
  expect(new Set(READY_MIXES.map(({ name }) => name())).size).toBe(READY_MIX_IDS.length)
})

it.each(READY_MIXES)('$id is a mix, in which no sound drowns another', ({ mix }) => {
  expect(parseMix(mix)).toEqual(mix)
  const sounds = mix.sounds.map(({ id, volume }) => ({ id: id as BuiltInSoundId, volume }))
  expect(findFaults(sounds)).toEqual([])
})
