import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EngineFault, TrackSnapshot } from '@dhvani/audio-engine'
import { percent } from '@dhvani/units'
import { createStore } from '#lib/page/store.ts'
import { playWhenOnline } from './play-when-online.ts'

const track = (id: string, status: TrackSnapshot['status'], isPlaying: boolean): TrackSnapshot => ({
  sound: { id, name: id, url: `/${id}.mp3` },
  volume: percent(50),
  output: percent(40),
  status,
  isPlaying,
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
