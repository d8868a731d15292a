import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EngineFault, TrackSnapshot } from '@dhvani/audio-engine'
import { percent } from '@dhvani/units'
import { createStore } from '#lib/page/store.ts'
import { awaitedSounds, playWhenOnline } from './play-when-online.ts'

const track = (id: string, status: TrackSnapshot['status'], isPlaying: boolean): TrackSnapshot => ({
  sound: { id, name: id, url: `/${id}.mp3` },
  volume: percent(50),
  output: percent(40),
  status,
  isPlaying,
  isMuted: false,
  isSolo: false,
  isSilenced: false,
  isStreamed: false,
})

const RAIN = track('rain', 'ready', true)
const MINUTE = 60_000

const setUp = () => {
  const { subscribe, getSnapshot, set } = createStore<{ tracks: readonly TrackSnapshot[] }>({
    tracks: [],
  })
  const played: string[] = []
  const faults: ((fault: EngineFault) => void)[] = []
  let time = 0
  playWhenOnline(
    {
      mixer: { subscribe, getSnapshot, toggle: (id) => void played.push(id) },
      onFault: (listener) => {
        faults.push(listener)
        return () => undefined
      },
    },
    () => time,
  )
  return {
    played,
    show: (...tracks: readonly TrackSnapshot[]) => set({ tracks }),
    failTrain: (...others: readonly TrackSnapshot[]) => {
      set({ tracks: [...others, track('train', 'failed', false)] })
      for (const listener of faults)
        listener({ soundId: 'train', soundName: 'Train', reason: new TypeError('no network') })
    },
    after: (ms: number) => {
      time += ms
    },
    comeOnline: () => page.dispatchEvent(new Event('online')),
  }
}

let page = new EventTarget()

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

it('plays failed sounds, once, when the browser is online within a minute', () => {
  const { played, show, failTrain, after, comeOnline } = setUp()
  show(track('train', 'loading', true))
  failTrain()
  after(MINUTE - 1)
  comeOnline()
  comeOnline()
  expect(played).toEqual(['train'])
})

it('leaves what failed longer ago, or has been played or removed since', () => {
  const { played, show, failTrain, after, comeOnline } = setUp()
  failTrain(RAIN)
  after(MINUTE)
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

it('plays, once, what breaks off just after the browser came online', async () => {
  const { played, failTrain, after, comeOnline } = setUp()
  comeOnline()
  after(1000)
  failTrain()
  failTrain()
  await Promise.resolve()
  expect(played).toEqual(['train'])
})

it('does not play again what fails long after the browser came online', async () => {
  const { played, failTrain, after, comeOnline } = setUp()
  comeOnline()
  after(5000)
  failTrain()
  await Promise.resolve()
  expect(played).toEqual([])
})

it('tells which sounds wait for the network, for as long as they do', () => {
  const { failTrain, after, comeOnline, show } = setUp()
  setOnline(false)
  failTrain(RAIN)
  expect([...awaitedSounds.getSnapshot()]).toEqual(['train'])
  after(MINUTE)
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
