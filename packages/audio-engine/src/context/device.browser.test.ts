import { gain, hertz, seconds } from '@dhvani/units'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTones } from '../tones/open-tones.ts'
import { aLiveEngine, toneSound, type LiveEngine } from '../testing/live-engine.ts'

const low = toneSound('low')
const middle = toneSound('middle')
const TONE = { frequency: hertz(440), gain: gain(0.2) }

const sounds = (live: LiveEngine) => live.tap.until(() => live.tap.level() > 0.001)

describe('a call', () => {
  it('keeps the engine from resuming, is reported, and the mix plays on after it', async () => {
    const live = await aLiveEngine()
    const { context } = live.tap
    let asked = 0
    const resume = context.resume.bind(context)
    context.resume = () => {
      asked += 1
      return resume()
    }
    const stateIs = (state: string) => {
      Object.defineProperty(context, 'state', { value: state, configurable: true })
      context.dispatchEvent(new Event('statechange'))
    }
    live.engine.mixer.add(low, 100)
    await sounds(live)
    stateIs('interrupted')
    expect(live.engine.status.getSnapshot().isInterrupted).toBe(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toBe(0)
    expect(live.engine.mixer.getSnapshot().isPlaying).toBe(true)
    stateIs('suspended')
    expect(asked).toBe(1)
    stateIs('running')
    expect(live.engine.status.getSnapshot().isInterrupted).toBe(false)
    await sounds(live)
  })
})

describe('the keys of a headset and the lock screen', () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>()
  const press = (action: MediaSessionAction) => handlers.get(action)?.({ action })

  const aListenedEngine = async () => {
    const { mediaSession } = navigator
    handlers.clear()
    mediaSession.setActionHandler = (action, handler) => void handlers.set(action, handler)
    onTestFinished(() => void Reflect.deleteProperty(mediaSession, 'setActionHandler'))
    const live = await aLiveEngine()
    live.engine.mixer.add(low, 50)
    live.engine.mixer.add(middle, 50)
    await live.tap.until(() => live.engine.mixer.getSnapshot().playingCount === 2)
    return live
  }

  it('pause, play and stop the whole mix', async () => {
    const { mixer } = (await aListenedEngine()).engine
    press('pause')
    expect(mixer.getSnapshot()).toMatchObject({ isPlaying: false, playingCount: 0 })
    press('play')
    expect(mixer.getSnapshot()).toMatchObject({ isPlaying: true, playingCount: 2 })
    press('stop')
    expect(mixer.getSnapshot()).toMatchObject({ isPlaying: false, playingCount: 0 })
  })

  it('pause and stop what is in the foreground instead, and then the mix again', async () => {
    const { media, mixer } = (await aListenedEngine()).engine
    const { mediaSession } = navigator
    media.setNowPlaying({ title: 'Rain' })
    let pauses = 0
    const onPause = () => {
      pauses += 1
    }
    const leave = media.addForeground({ nowPlaying: { title: 'Waking' }, onPause })
    const leaveRoom = media.addForeground({ nowPlaying: { title: 'Riyaz' }, onPause })
    expect(mediaSession.metadata?.title).toBe('Riyaz')
    leaveRoom()
    expect(mediaSession.metadata?.title).toBe('Waking')
    press('pause')
    press('stop')
    expect(pauses).toBe(2)
    expect(mixer.getSnapshot().isPlaying, 'the mix beside it').toBe(false)
    mixer.clear()
    expect(mediaSession.metadata?.title).toBe('Waking')
    expect(mediaSession.playbackState).toBe('playing')
    mixer.add(low, 50)
    leave()
    expect(mediaSession.metadata?.title).toBe('Rain')
    press('pause')
    expect(pauses).toBe(2)
    expect(mixer.getSnapshot().isPlaying).toBe(false)
  })

  it('pause what plays beside the mix, which does not come back, and play what paused there', async () => {
    const { engine, tap } = await aListenedEngine()
    const tones = openTones(engine)
    const play = () => tones.play([TONE])
    const { mediaSession } = navigator
    play()
    engine.mixer.clear()
    expect(mediaSession.playbackState).toBe('playing')
    engine.mixer.add(low, 50)
    play()
    await tap.until(() => tap.level() > 0.001)
    press('pause')
    expect(tones.getSnapshot().isPlaying).toBe(false)
    expect(engine.mixer.getSnapshot().isPlaying).toBe(false)
    expect(mediaSession.playbackState).toBe('paused')
    const nowPlaying = { title: 'Riyaz' }
    engine.media.addForeground({ nowPlaying, isPaused: true, onPause: () => {}, onPlay: play })
    expect(mediaSession.metadata?.title).toBe('Riyaz')
    expect(mediaSession.playbackState).toBe('paused')
    press('play')
    expect(tones.getSnapshot().isPlaying).toBe(true)
    expect(engine.mixer.getSnapshot().isPlaying).toBe(false)
  })
})

it("plays a nearly silent element with the mix on Android, for the system's notification", async () => {
  const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile'
  Object.defineProperty(navigator, 'userAgent', { value: android, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userAgent'))
  const made: HTMLAudioElement[] = []
  const live = await aLiveEngine({
    createMediaElement() {
      const element = new Audio()
      made.push(element)
      return element
    },
  })
  live.engine.mixer.add(low, 50)
  await live.tap.until(() => made[0]?.paused === false && made[0].duration > 5)
  await live.tap.record(seconds(0.1))
  live.engine.mixer.pauseAll()
  expect(made.map((element) => element.paused)).toEqual([true])
  openTones(live.engine).play([TONE])
  await live.tap.until(() => made[0]?.paused === false)
})
