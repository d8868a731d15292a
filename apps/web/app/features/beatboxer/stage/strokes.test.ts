import { expect, it } from 'vitest'
import { strokesOf } from './strokes.ts'

const event = (beat: number, choke?: string) => ({
  beat,
  sample: 'na',
  gain: 1,
  pan: 0,
  ...(choke ? { choke } : {}),
})

it('gives the bass drum to the left hand, both hands a dha', () => {
  const score = {
    loop: 'tabla-teentaal',
    beats: 4,
    events: [event(0, 'dayan'), event(0, 'bayan'), event(1, 'dayan'), event(2.5, 'bayan')],
  }
  expect(strokesOf(score)).toEqual({ beats: 4, left: [0, 2.5], right: [0, 1] })
})

it('strikes once where one hand has two events on the same beat', () => {
  const events = [event(0, 'dayan'), event(0, 'dayan'), event(1, 'bayan'), event(1, 'bayan')]
  expect(strokesOf({ loop: 'tabla-rela', beats: 4, events })).toEqual({
    beats: 4,
    left: [1],
    right: [0],
  })
})

it('alternates the mallets of an instrument without choke groups', () => {
  const score = { loop: 'raga-santoor', beats: 2, events: [0, 0.5, 1, 1.5].map((b) => event(b)) }
  expect(strokesOf(score)).toEqual({ beats: 2, left: [0.5, 1.5], right: [0, 1] })
})

it('moves a stroke that human timing puts before sam to the end of the loop', () => {
  const events = [event(-0.01, 'dagga'), event(1, 'dagga'), event(2, 'tilli')]
  expect(strokesOf({ loop: 'dhol-chaal', beats: 4, events })).toEqual({
    beats: 4,
    left: [2],
    right: [1, 3.99],
  })
})
