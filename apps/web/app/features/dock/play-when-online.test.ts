import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EngineFault, TrackSnapshot } from '@dhvani/audio-engine'
import { trackOf } from '#lib/engine/testing/track.ts'
import { createStore } from '#lib/store/store.ts'
import { awaitedSounds, playWhenOnline, triedAgain } from './play-when-online.ts'

const track = (id: string, status: TrackSnapshot['status'], isPlaying: boolean): TrackSnapshot =>
  trackOf(id, { status, isPlaying })

const RAIN = track('rain', 'ready', true)
const MINUTE = 60_000

const LOST = new NoAnswerError('/train.mp3')

const setUp = () => {
  const { subscribe, getSnapshot, set } = createStore<{ tracks: readonly TrackSnapshot[] }>({
    tracks: [],
  })
  const played: string[] = []
  const told: string[] = []
  const faults: ((fault: EngineFault) => void)[] = []
  let time = 0
  playWhenOnline({
    engine: {
      mixer: {
        subscribe,
        getSnapshot,
        toggle: (id) => {
          played.push(id)
          const { tracks } = getSnapshot()
          set({
            tracks: tracks.map((own) => (own.sound.id === id ? track(id, 'loading', true) : own)),
          })
        },
      },
      onFault: (listener) => {
        faults.push(listener)
        return () => undefined
      },
    },
    now: () => time,
    onFailed: ({ soundId }) => void told.push(soundId),
  })
  const fail = (reason: Error, others: readonly TrackSnapshot[]) => {
    set({ tracks: [...others, track('train', 'failed', false)] })
    for (const listener of faults) listener({ soundId: 'train', soundName: 'Train', reason })
  }
  return {
    played,
    told,
    show: (...tracks: readonly TrackSnapshot[]) => set({ tracks }),
    failTrain: (...others: readonly TrackSnapshot[]) => fail(LOST, others),
    failPreview: () => {
      for (const listener of faults)
        listener({ soundId: 'breeze', soundName: 'Breeze', reason: LOST })
    },
    breakTrain: () => fail(new Error('/train.mp3 answered 404.'), []),
    after: (ms: number) => {
      time += ms
      return vi.advanceTimersByTimeAsync(ms)
    },
    comeOnline: () => page.dispatchEvent(new Event('online')),
  }
}

let page = new EventTarget()

const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  setOnline(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('plays failed sounds, once, when the browser is online within a minute', async () => {
  const { played, show, failTrain, after, comeOnline } = setUp()
  show(track('train', 'loading', true))
  failTrain()
  await after(MINUTE - 1)
  comeOnline()
  comeOnline()
  expect(played).toEqual(['train'])
})

it('leaves what failed longer ago, or has been played or removed since', async () => {
  const { played, show, failTrain, after, comeOnline } = setUp()
  failTrain(RAIN)
  await after(MINUTE)
  comeOnline()
  failTrain(RAIN)
  show(RAIN, track('train', 'ready', true))
  comeOnline()
  failTrain(RAIN)
  show(RAIN)
  comeOnline()
  expect(played).toEqual([])
})

it('begins nothing after the listener has paused everything', () => {
  const { played, show, failTrain, comeOnline } = setUp()
  show(RAIN, track('train', 'loading', true))
  failTrain(RAIN)
  show({ ...RAIN, isPlaying: false }, track('train', 'failed', false))
  comeOnline()
  expect(played).toEqual([])
})

it('tries three times more, in the waits of a loop, where the browser notices no loss', async () => {
  setOnline(true)
  const { played, told, failTrain, after } = setUp()
  failTrain(RAIN)
  for (const [tries, ms] of [500, 2000, 5000].entries()) {
    await after(ms - 1)
    expect(played).toHaveLength(tries)
    expect([...triedAgain.getSnapshot()]).toEqual(['train'])
    await after(1)
    expect(played).toHaveLength(tries + 1)
    failTrain(RAIN)
  }
  await after(20_000)
  expect(played).toEqual(['train', 'train', 'train'])
  expect(told, 'the failure is told once').toEqual(['train'])
  expect([...triedAgain.getSnapshot()], 'given up').toEqual([])
})

it('ends its tries a minute after the first failure: each may take half a minute', async () => {
  setOnline(true)
  const { played, failTrain, after } = setUp()
  failTrain(RAIN)
  await after(500)
  await after(30_000)
  failTrain(RAIN)
  await after(2000)
  await after(30_000)
  failTrain(RAIN)
  await after(MINUTE)
  expect(played).toEqual(['train', 'train'])
})

it('counts a failure after the sound has come as a first one', async () => {
  setOnline(true)
  const { played, told, show, failTrain, after } = setUp()
  failTrain(RAIN)
  await after(500)
  show(RAIN, track('train', 'ready', true))
  expect([...triedAgain.getSnapshot()]).toEqual([])
  await after(MINUTE)
  failTrain(RAIN)
  await after(500)
  expect(played).toEqual(['train', 'train'])
  expect(told).toEqual(['train', 'train'])
})

it('leaves a sound that the listener has tried, removed or paused meanwhile', async () => {
  setOnline(true)
  const { played, told, show, failTrain, after } = setUp()
  failTrain(RAIN)
  await after(1)
  show(RAIN, track('train', 'loading', true))
  expect([...triedAgain.getSnapshot()], 'the listener tries').toEqual([])
  await after(MINUTE)
  failTrain(RAIN)
  await after(1)
  show(RAIN)
  await after(MINUTE)
  failTrain(RAIN)
  await after(1)
  show({ ...RAIN, isPlaying: false }, track('train', 'failed', false))
  await after(MINUTE)
  expect(played).toEqual([])
  expect(told).toHaveLength(3)
})

it('does not try again what a server has refused', async () => {
  setOnline(true)
  const { played, told, breakTrain, after } = setUp()
  breakTrain()
  await after(MINUTE)
  expect(played).toEqual([])
  expect(told).toEqual(['train'])
})

it('leaves failures of previews and loops alone, which are none of a track', async () => {
  setOnline(true)
  const { played, told, failPreview, show, after } = setUp()
  show(RAIN)
  failPreview()
  await after(MINUTE)
  expect([played, told, [...triedAgain.getSnapshot()]]).toEqual([[], [], []])
})

it('tries again what breaks off just after the browser came online', async () => {
  const { played, failTrain, after, comeOnline } = setUp()
  setOnline(true)
  comeOnline()
  await after(100)
  failTrain()
  await after(500)
  expect(played).toEqual(['train'])
})

it('tells which sounds wait for the network, for as long as they do', async () => {
  const { failTrain, after, comeOnline, show } = setUp()
  setOnline(false)
  failTrain(RAIN)
  expect([...awaitedSounds.getSnapshot()]).toEqual(['train'])
  await after(MINUTE)
  page.dispatchEvent(new Event('offline'))
  expect([...awaitedSounds.getSnapshot()], 'after a minute').toEqual([])
  failTrain(RAIN)
  show({ ...RAIN, isPlaying: false }, track('train', 'failed', false))
  expect([...awaitedSounds.getSnapshot()], 'after a pause').toEqual([])
  failTrain(RAIN)
  setOnline(true)
  comeOnline()
  expect([...awaitedSounds.getSnapshot()], 'online').toEqual([])
})
