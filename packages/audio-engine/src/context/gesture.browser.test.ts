import { hertz, seconds } from '@dhvani/units'
import { expect, it, onTestFinished } from 'vitest'
import { createEngine, type EngineOptions } from '../create-engine.ts'
import { openBeatbox } from '../beatbox/open-beatbox.ts'
import { beatFiles, findTestLoop } from '../testing/beat-fixtures.ts'
import { sine, wavOf } from '../testing/fixtures.ts'
import { TONES, toneSound } from '../testing/live-engine.ts'
import { createTap } from '../testing/tap.ts'

const low = toneSound('low')

/** A context as browsers give it to a page before the first gesture: suspended. */
const aSuspendedContext = async () => {
  const tap = await createTap()
  await AudioContext.prototype.suspend.call(tap.context)
  const asked: string[] = []
  const resume = tap.context.resume.bind(tap.context)
  tap.context.resume = () => {
    asked.push('resume')
    return resume()
  }
  return { tap, asked }
}

const anEngine = (options: EngineOptions) => {
  const file = wavOf(
    [sine(TONES.low, { length: seconds(12), sampleRate: hertz(44_100) })],
    hertz(44_100),
  )
  const engine = createEngine({
    fetch: () => Promise.resolve(new Response(file.slice(0))),
    tabChannel: '',
    ...options,
  })
  onTestFinished(() => engine.dispose())
  return engine
}

const becomes = (engine: ReturnType<typeof anEngine>, isTrue: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (isTrue()) resolve()
    }
    engine.status.subscribe(look)
    engine.mixer.subscribe(look)
    look()
  })

it('loads a sound before the first gesture, but resumes the context and plays only with that gesture', async () => {
  expect(navigator.userActivation.hasBeenActive).toBe(false)
  const { tap, asked } = await aSuspendedContext()
  const engine = anEngine({ createContext: () => tap.context })
  engine.mixer.add(low, 100)
  await becomes(engine, () => engine.status.getSnapshot().isBlocked)
  await becomes(engine, () => engine.mixer.getSnapshot().playingCount === 1)
  expect(asked).toEqual([])
  expect(engine.diagnostics()).toMatchObject({ sounding: 0, context: 'suspended' })
  document.dispatchEvent(new PointerEvent('pointerup'))
  await becomes(engine, () => !engine.status.getSnapshot().isBlocked)
  await tap.record(seconds(0.3))
  expect(asked).toEqual(['resume'])
  expect(engine.diagnostics().sounding).toBe(1)
  expect(tap.level()).toBeGreaterThan(0)
})

it('opens a shared beat before the first gesture without resuming the context', async () => {
  const { tap, asked } = await aSuspendedContext()
  const files = beatFiles()
  const engine = anEngine({
    createContext: () => tap.context,
    fetch: (input) => Promise.resolve(new Response(files[new Request(input).url]?.slice(0))),
  })
  const beatbox = openBeatbox(engine, { findLoop: findTestLoop })
  onTestFinished(() => beatbox.dispose())
  const slot = { position: 0, loopId: 'ticks', volume: 80, isMuted: false }
  beatbox.restore({ tempo: 90, masterVolume: 80, slots: [slot] })
  await new Promise<void>((resolve) => {
    beatbox.subscribe(() => {
      if (beatbox.getSnapshot().slots[0]?.status === 'ready') resolve()
    })
  })
  expect(asked).toEqual([])
  expect(engine.diagnostics().context).toBe('suspended')
})

it('resumes no context for an unlock without a gesture, and resolves to false', async () => {
  const { tap, asked } = await aSuspendedContext()
  const engine = anEngine({ createContext: () => tap.context })
  expect(await engine.unlock()).toBe(false)
  expect(asked).toEqual([])
})

it('resolves simultaneous unlocks alike', async () => {
  const tap = await createTap()
  const engine = anEngine({ createContext: () => tap.context })
  expect(await engine.unlock()).toBe(true)
  await AudioContext.prototype.suspend.call(tap.context)
  expect(await Promise.all([engine.unlock(), engine.unlock()])).toEqual([true, true])
})

it('plays media elements inside the first gesture on an iPhone, for both turns of a long sound', async () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15'
  Object.defineProperty(navigator, 'userAgent', { value: iPhone, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userAgent'))
  const tap = await createTap()
  const asked = new Set<HTMLAudioElement>()
  const used: boolean[] = []
  const connect = tap.context.createMediaElementSource.bind(tap.context)
  tap.context.createMediaElementSource = (element) => {
    used.push(asked.has(element as HTMLAudioElement))
    return connect(element)
  }
  let isInGesture = false
  const noise = Float32Array.from({ length: 44_100 * 3 }, (_, index) => Math.sin(index) / 4)
  const url = URL.createObjectURL(new Blob([wavOf([noise], hertz(44_100))], { type: 'audio/wav' }))
  onTestFinished(() => URL.revokeObjectURL(url))
  const engine = anEngine({
    createContext: () => tap.context,
    fetch: (...request) => fetch(...request),
    decodeBudget: 0,
    createMediaElement() {
      const element = new Audio()
      const play = element.play.bind(element)
      element.play = () => {
        if (isInGesture) asked.add(element)
        return play()
      }
      return element
    },
  })
  isInGesture = true
  document.dispatchEvent(new PointerEvent('pointerup'))
  isInGesture = false
  engine.mixer.add({ id: 'user:1', name: 'Own', url }, 100)
  await tap.until(() => used.length === 2, seconds(6))
  expect(used).toEqual([true, true])
})
