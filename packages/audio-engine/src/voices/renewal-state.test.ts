import { seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import {
  next,
  type Question,
  type Decided,
  type RenewalEvent,
  type RenewalState,
} from './renewal-state.ts'

const take = (setting?: string, isShort = false): Decided => ({ setting, isShort })
const FILE = take()
const PASSAGE = seconds(0.2)

/** A voice that was started: its events, and what they made it do. */
const start = (wanted?: string, file = FILE) => {
  let state: RenewalState<Decided> = { file, current: file, wanted }
  const tell = (event: RenewalEvent<Decided>) => {
    const [after, ...effects] = next(state, event)
    state = after
    return effects
  }
  return {
    began: tell(['begun']),
    tell,
    choose: (setting?: string, hasBegun = false) => tell(['chosen', hasBegun, setting]),
    /** @param given the period that came; without one there is none */
    answer(given?: Decided, asked: Question | undefined = state.asked) {
      if (!asked) throw new Error('The voice has asked nothing.')
      return tell(given ? ['answered', asked, given, PASSAGE] : ['answered', asked])
    },
    now: () => state,
  }
}

const ask = (urgency: string, setting?: string) => ['ask', { setting, urgency }]
const WAIT = ['wait']

it('waits for the end of the file, asks, and passes at the end of a round', () => {
  const voice = start()
  expect(voice.began).toEqual([WAIT])
  expect(voice.tell(['due'])).toEqual([ask('routine')])
  const period = take()
  expect(voice.answer(period)).toEqual([['pass', period, PASSAGE, 'end']])
  expect(voice.now().into).toBe(period)
  expect(voice.tell(['passed'])).toEqual([WAIT])
  expect(voice.now().current).toBe(period)
})

it('waits for another round where no period comes', () => {
  const voice = start()
  voice.tell(['due'])
  expect(voice.answer()).toEqual([WAIT])
})

it('asks at once for a whole period where a stand-in plays', () => {
  expect(start(undefined, take(undefined, true)).began).toEqual([ask('standing-in')])
})

it('passes slowly from the file into the setting that a sound begins with', () => {
  const voice = start('roof')
  expect(voice.began).toEqual([ask('chosen', 'roof')])
  const roof = take('roof', true)
  expect(voice.answer(roof)).toEqual([['pass', roof, 2, 'now']])
  expect(voice.tell(['passed'])).toEqual([ask('standing-in', 'roof')])
})

it('passes soon into a setting that is chosen while the sound plays, and back into the file', () => {
  const voice = start()
  expect(voice.choose('roof')).toEqual([ask('chosen', 'roof')])
  const roof = take('roof')
  expect(voice.answer(roof)).toEqual([['pass', roof, PASSAGE, 'now']])
  voice.tell(['passed'])
  const back = ['pass', FILE, PASSAGE, 'now']
  expect(voice.choose()).toEqual([back])
})

it('drops what comes for a setting that is no longer wanted, and asks for the latest', () => {
  const voice = start()
  voice.choose('roof')
  expect(voice.choose('window')).toEqual([])
  expect(voice.answer(take('roof'))).toEqual([ask('chosen', 'window')])
})

it('hears only the answer to its latest question', () => {
  const voice = start()
  voice.tell(['due'])
  const { asked } = voice.now()
  voice.choose('roof')
  expect(voice.answer(take(), asked)).toEqual([])
  expect(voice.now().asked).toEqual({ setting: 'roof', urgency: 'chosen' })
})

it('takes back a passage that has not begun', () => {
  const voice = start()
  voice.tell(['due'])
  voice.answer(take())
  expect(voice.choose('roof')).toEqual([['take-back'], ask('chosen', 'roof')])
})

it('keeps a take that comes during a passage until the passage is over', () => {
  const voice = start()
  voice.tell(['due'])
  voice.answer(take())
  expect(voice.choose('roof', true)).toEqual([ask('chosen', 'roof')])
  const roof = take('roof')
  expect(voice.answer(roof)).toEqual([])
  expect(voice.tell(['passed'])).toEqual([['pass', roof, PASSAGE, 'now']])
})

it('does nothing for an answer while it fades out, and asks again when it is revived', () => {
  const voice = start()
  voice.choose('roof')
  expect(voice.tell(['left', false])).toEqual([])
  expect(voice.answer(take('roof'))).toEqual([])
  expect(voice.tell(['begun'])).toEqual([ask('chosen', 'roof')])
})

it('leaves with a passage that has begun, and without one that has not', () => {
  for (const hasBegun of [true, false]) {
    const voice = start()
    voice.tell(['due'])
    const period = take()
    voice.answer(period)
    expect(voice.tell(['left', hasBegun])).toEqual(hasBegun ? [] : [['take-back']])
    expect(voice.now().into).toBe(hasBegun ? period : undefined)
  }
})
