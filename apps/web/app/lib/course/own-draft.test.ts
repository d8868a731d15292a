import { expect, it, onTestFinished } from 'vitest'
import { openDictionary } from '#lib/language/dictionary.ts'
import { learn, speak, writeDigits } from '#lib/language/say.ts'
import { parseOwnCourse } from './course.ts'
import { addScene, closeDraft, openDraft, readTime } from './own-draft.ts'

it('begins with two scenes, and shows what is kept as it was', () => {
  expect(openDraft(undefined).map(({ mixId }) => mixId)).toEqual(['', ''])
  const own = {
    scenes: [
      { mixId: 'a' },
      { mixId: 'b', at: { by: 'clock', clock: '23:30' } },
      { mixId: 'c', at: { by: 'start', minutes: 90 } },
      { mixId: 'd', at: { by: 'sunrise', minutes: -45 } },
      { mixId: 'e', at: { by: 'sunrise', minutes: 0 } },
    ],
  } as const
  const kept = closeDraft(openDraft({ scenes: [...own.scenes] }))
  expect(kept).toEqual(own)
  expect(parseOwnCourse(JSON.parse(JSON.stringify(kept)))).toEqual(own)
})

it('reads minutes in the digits of any script, and refuses what is no time', () => {
  const draft = { ...openDraft(undefined)[1]!, by: 'start' } as const
  expect(readTime({ ...draft, minutes: '९०' })).toEqual({ by: 'start', minutes: 90 })
  for (const minutes of ['', '0', '961', '-5', '1.5', 'an hour', '1e2'])
    expect(readTime({ ...draft, minutes })).toBeUndefined()
  expect(readTime({ ...draft, by: 'sunrise', before: '241' })).toBeUndefined()
  expect(readTime({ ...draft, by: 'clock', clock: '' })).toBeUndefined()
  expect(closeDraft([draft, { ...draft, key: 1, minutes: 'x' }])).toBeUndefined()
})

it('writes minutes in the digits that the listener chose', () => {
  learn('hi', openDictionary({}, { digits: 'deva' }))
  speak('hi')
  writeDigits(true)
  onTestFinished(() => {
    speak('en')
    writeDigits(false)
  })
  const at = { by: 'start', minutes: 90 } as const
  const [, second] = openDraft({ scenes: [{ mixId: 'a' }, { mixId: 'b', at }] })
  expect([second?.minutes, second?.before]).toEqual(['९०', '६०'])
})

it('gives each added scene a key of its own', () => {
  const drafts = addScene(addScene(openDraft(undefined)))
  expect(new Set(drafts.map(({ key }) => key)).size).toBe(4)
})
