import { expect, it } from 'vitest'
import { parseBeat } from '#lib/beats/beat-schema.ts'
import { STARTER_BEATS } from './starter-beats.ts'

it('offers three beats that the beatbox can open', () => {
  expect(STARTER_BEATS).toHaveLength(3)
  for (const { beat } of STARTER_BEATS) expect(parseBeat(beat)).toEqual(beat)
})
