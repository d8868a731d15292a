import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changePreferences, DEFAULT_PREFERENCES, preferences } from '#lib/store/preferences.ts'

/** What the browser is told, each time. */
let told: string[] = []

const withSession = () => {
  let type = 'auto'
  vi.stubGlobal('navigator', {
    audioSession: {
      get type() {
        return type
      },
      set type(next: string) {
        type = next
        told.push(next)
      },
    },
  })
}

/** The module as a page that was just loaded has it. */
const load = async () => {
  vi.resetModules()
  return import('./audio-session.ts')
}

beforeEach(() => {
  told = []
  preferences.set(DEFAULT_PREFERENCES)
})
afterEach(() => preferences.set(DEFAULT_PREFERENCES))

it('plays on with the screen locked, until the listener chooses to play beside other sound', async () => {
  withSession()
  const { claimAudioSession } = await load()
  const store = await import('#lib/store/preferences.ts')
  claimAudioSession()
  claimAudioSession()
  store.changePreferences({ playsBeside: true })
  store.changePreferences({ hasBell: false })
  store.changePreferences({ playsBeside: false })
  expect(told).toEqual(['playback', 'ambient', 'playback'])
})

it('lends the session and takes it back, whoever gives back first', async () => {
  withSession()
  const { borrowAudioSession, claimAudioSession } = await load()
  const early = borrowAudioSession()
  early()
  claimAudioSession()
  const [first, second] = [borrowAudioSession(), borrowAudioSession()]
  first()
  second()
  second()
  expect(told).toEqual(['play-and-record', 'auto', 'playback', 'play-and-record', 'playback'])
})

it('keeps a choice that was made during a loan for its end', async () => {
  withSession()
  const { borrowAudioSession, claimAudioSession } = await load()
  const store = await import('#lib/store/preferences.ts')
  claimAudioSession()
  const giveBack = borrowAudioSession()
  store.changePreferences({ playsBeside: true })
  expect(told.at(-1)).toBe('play-and-record')
  giveBack()
  expect(told.at(-1)).toBe('ambient')
})

it('does nothing in a browser without such a session', async () => {
  vi.stubGlobal('navigator', {})
  const { borrowAudioSession, claimAudioSession, hasAudioSession } = await load()
  claimAudioSession()
  borrowAudioSession()()
  changePreferences({ playsBeside: true })
  expect(hasAudioSession()).toBe(false)
})
