import { seconds } from '@dhvani/units'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createEngine } from '../create-engine.ts'
import { sine, wavOf } from '../testing/fixtures.ts'
import { hertz } from '@dhvani/units'
import { aLiveEngine, amplitudeOf, TONES, toneSound } from '../testing/live-engine.ts'
import { createTap } from '../testing/tap.ts'
import { renewVoices } from '../voices/renewed-voice.ts'

const low = toneSound('low')

const aFile = () =>
  wavOf(
    [sine(TONES.low, { length: seconds(12), sampleRate: hertz(44_100), amplitude: 0.25 })],
    hertz(44_100),
  )

it('opens no context before a sound is to play', async () => {
  let contexts = 0
  const tap = await createTap()
  const engine = createEngine({
    createContext: () => {
      contexts += 1
      return tap.context
    },
    fetch: () => Promise.resolve(new Response(aFile())),
    tabChannel: '',
  })
  onTestFinished(() => engine.dispose())
  engine.mixer.restore({ masterVolume: 50, tracks: [{ sound: low, volume: 50 }] })
  engine.mixer.setMasterVolume(20)
  expect(engine.diagnostics().context).toBe('none')
  expect(contexts).toBe(0)
  engine.mixer.playAll()
  expect(contexts).toBe(1)
})

it.each([
  ['as its file', undefined],
  ['with renewal', renewVoices(() => Promise.resolve(undefined))],
])(
  'replaces a context whose clock has died: a sound that plays %s goes on at the same place',
  async (_, voices) => {
    const dying = await createTap()
    const fresh = await createTap()
    const taps = [dying, fresh]
    const engine = createEngine({
      createContext: () => (taps.shift() ?? fresh).context,
      fetch: () => Promise.resolve(new Response(aFile())),
      random: () => 0,
      tabChannel: '',
    })
    onTestFinished(() => engine.dispose())
    if (voices) engine.renewWith(voices)
    const long = { ...low, loop: { start: seconds(0), end: seconds(12) } }
    engine.mixer.add(long, 100)
    await dying.until(() => engine.mixer.getSnapshot().playingCount === 1)
    await dying.record(seconds(1))
    const frozenAt = dying.context.currentTime
    const before = engine.diagnostics().positions.get('low') ?? 0
    Object.defineProperty(dying.context, 'currentTime', { value: frozenAt })
    document.dispatchEvent(new Event('visibilitychange'))
    await fresh.until(() => engine.diagnostics().sounding === 1 && taps.length === 0)
    const after = engine.diagnostics().positions.get('low') ?? 0
    expect(Math.abs(after - before)).toBeLessThan(0.3)
    await fresh.record(seconds(0.3))
    const heard = await fresh.record(seconds(0.3))
    expect(amplitudeOf(heard, TONES.low, fresh.context.sampleRate)).toBeGreaterThan(0.05)
    expect(engine.mixer.getSnapshot().isPlaying).toBe(true)
  },
)

it('reports `isBlocked` while the browser keeps the context suspended, and plays once it may', async () => {
  const tap = await createTap()
  const resume = tap.context.resume.bind(tap.context)
  let mayRun = false
  await AudioContext.prototype.suspend.call(tap.context)
  tap.context.resume = () => (mayRun ? resume() : new Promise(() => undefined))
  const engine = createEngine({
    createContext: () => tap.context,
    fetch: () => Promise.resolve(new Response(aFile())),
    tabChannel: '',
  })
  onTestFinished(() => engine.dispose())
  const blocked = new Promise<void>((resolve) => {
    engine.status.subscribe(() => {
      if (engine.status.getSnapshot().isBlocked) resolve()
    })
  })
  engine.mixer.add(low, 100)
  await blocked
  expect(engine.status.getSnapshot().isBlocked).toBe(true)
  mayRun = true
  document.dispatchEvent(new PointerEvent('pointerup'))
  expect(await engine.unlock()).toBe(true)
  expect(engine.status.getSnapshot().isBlocked).toBe(false)
  await tap.record(seconds(0.3))
  expect(tap.level()).toBeGreaterThan(0)
})

it('does not call a sound blocked while a slow output device starts after a gesture', async () => {
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(true)
  onTestFinished(() => void vi.restoreAllMocks())
  const tap = await createTap()
  const resume = tap.context.resume.bind(tap.context)
  await AudioContext.prototype.suspend.call(tap.context)
  tap.context.resume = async () => {
    await new Promise((done) => setTimeout(done, 1000))
    return resume()
  }
  const engine = createEngine({ createContext: () => tap.context, tabChannel: '' })
  onTestFinished(() => engine.dispose())
  const told: boolean[] = []
  engine.status.subscribe(() => told.push(engine.status.getSnapshot().isBlocked))
  expect(await engine.unlock()).toBe(true)
  expect(told).not.toContain(true)
})

it('suspends the context when nothing plays and resumes it for the next sound', async () => {
  const tap = await createTap()
  tap.context.suspend = () => AudioContext.prototype.suspend.call(tap.context)
  const engine = createEngine({
    createContext: () => tap.context,
    fetch: () => Promise.resolve(new Response(aFile())),
    tabChannel: '',
  })
  onTestFinished(() => engine.dispose())
  const becomes = (state: AudioContextState) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (tap.context.state === state) resolve()
      }
      tap.context.addEventListener('statechange', look)
      look()
    })
  engine.mixer.add(low, 100)
  await tap.until(() => engine.mixer.getSnapshot().playingCount === 1)
  engine.mixer.stop()
  await becomes('suspended')
  expect(engine.diagnostics()).toMatchObject({ sounding: 0, context: 'suspended' })
  engine.mixer.playAll()
  await becomes('running')
  await tap.record(seconds(0.3))
  expect(tap.level()).toBeGreaterThan(0)
})

it('pauses in one tab when another starts to play, and reports it', async () => {
  const tabChannel = `test ${String(performance.now())}`
  const here = await aLiveEngine({ tabChannel })
  const there = await aLiveEngine({ tabChannel })
  here.engine.mixer.add(low, 50)
  await here.tap.until(() => here.engine.mixer.getSnapshot().playingCount === 1)
  there.engine.mixer.add(low, 50)
  await here.tap.until(() => !here.engine.mixer.getSnapshot().isPlaying)
  expect(here.engine.status.getSnapshot().isPausedByOtherTab).toBe(true)
  expect(there.engine.mixer.getSnapshot().isPlaying).toBe(true)
  here.engine.mixer.playAll()
  await there.tap.until(() => !there.engine.mixer.getSnapshot().isPlaying)
  expect(here.engine.status.getSnapshot().isPausedByOtherTab).toBe(false)
})

it('pauses no other tab while the browser holds this one back, and does once it is heard', async () => {
  const tabChannel = `test ${String(performance.now())}`
  const here = await aLiveEngine({ tabChannel })
  here.engine.mixer.add(low, 50)
  await here.tap.until(() => here.engine.mixer.getSnapshot().playingCount === 1)

  const tap = await createTap()
  const resume = tap.context.resume.bind(tap.context)
  let mayRun = false
  await AudioContext.prototype.suspend.call(tap.context)
  tap.context.resume = () => (mayRun ? resume() : new Promise(() => undefined))
  const heldBack = createEngine({
    createContext: () => tap.context,
    fetch: () => Promise.resolve(new Response(aFile())),
    tabChannel,
  })
  onTestFinished(() => heldBack.dispose())
  const messages: unknown[] = []
  const channel = new BroadcastChannel(tabChannel)
  onTestFinished(() => channel.close())
  channel.addEventListener('message', ({ data }) => messages.push(data))
  heldBack.mixer.add(low, 50)
  await here.tap.until(() => heldBack.status.getSnapshot().isBlocked)
  await here.tap.record(seconds(0.2))
  expect(messages).toEqual([])
  expect(here.engine.mixer.getSnapshot().isPlaying).toBe(true)

  mayRun = true
  document.dispatchEvent(new PointerEvent('pointerup'))
  expect(await heldBack.unlock()).toBe(true)
  await tap.until(() => !here.engine.mixer.getSnapshot().isPlaying)
  // The other listener of the channel may hear it a moment later.
  await expect.poll(() => messages).toEqual(['plays'])
  expect(heldBack.mixer.getSnapshot().isPlaying).toBe(true)
})

it('shows the mix on system controls and removes it when the mix is empty', async () => {
  const live = await aLiveEngine()
  live.engine.media.setNowPlaying({ title: 'Monsoon evening', artist: 'Dhvani' })
  live.engine.mixer.add(low, 50)
  await live.tap.until(() => live.engine.mixer.getSnapshot().playingCount === 1)
  expect(navigator.mediaSession.metadata?.title).toBe('Monsoon evening')
  expect(navigator.mediaSession.playbackState).toBe('playing')
  live.engine.mixer.pauseAll()
  expect(navigator.mediaSession.playbackState).toBe('paused')
  live.engine.mixer.clear()
  expect(navigator.mediaSession.playbackState).toBe('none')
  expect(navigator.mediaSession.metadata).toBeNull()
})
