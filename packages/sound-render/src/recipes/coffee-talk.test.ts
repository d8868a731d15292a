import { rms } from '@dhvani/audio-measures'
import { hertz, samples, seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { inviteTalker, planConversation } from './coffee-talk.ts'
import { renderTalk } from './coffee-voices.ts'

const MINUTE = 60
const random = seededRandom('table', 404)
const talkers = [inviteTalker(random), inviteTalker(random)]
const said = planConversation(talkers, MINUTE, random)

it('lets two people talk by turns, with pauses of seconds', () => {
  const all = said.flat().toSorted((one, other) => one.start - other.start)
  const gaps = all.slice(1).map(({ start }, index) => start - all[index]!.end)
  expect(Math.min(...gaps)).toBeGreaterThan(-1e-9)
  expect(Math.max(...gaps)).toBeGreaterThan(1.5)
  for (const syllables of said) expect(syllables.length).toBeGreaterThan(20)
  expect(all.at(-1)!.end).toBeLessThan(MINUTE)
})

it('moves the pitch of a voice within its phrases, so that it does not sing', () => {
  const semitones = said[0]!.map(({ pitch: [from, to] }) => Math.abs(12 * Math.log2(to / from)))
  const moving = semitones.filter((step) => step > 0.5)
  expect(moving.length).toBeGreaterThan(0.6 * semitones.length)
})

it('is silent between the syllables and voiced in them', () => {
  const rate = hertz(22_050)
  const talk = renderTalk(talkers[0]!, said[0]!, samples(MINUTE * rate), rate, random)
  const [first] = said[0]!
  const at = (time: number) => Math.round(time * rate)
  expect(rms(talk.subarray(0, at(first!.start)))).toBe(0)
  expect(rms(talk.subarray(at(first!.vowel), at(first!.end)))).toBeGreaterThan(0.001)
})
