import { hertz, seconds } from '@dhvani/units'
import { onTestFinished } from 'vitest'
import {
  createEngine,
  type Engine,
  type EngineFault,
  type EngineOptions,
} from '../create-engine.ts'
import type { SoundSource } from '../loading/sound-source.ts'
import { sine, wavOf } from './fixtures.ts'
import { createOfflineTap } from './offline-tap.ts'
import { createTap, type Tap } from './tap.ts'
// The engine loads them late, and an offline tap lets time pass while code is on its way.
import '../loading/loop-seam.ts'
import '../voices/packed-buffer.ts'

const RATE = hertz(44_100)

/** Tones of whole cycles per second, far enough apart to be measured separately. */
export const TONES = { low: 440, middle: 997, high: 2500 } as const

export type ToneName = keyof typeof TONES

export const toneSound = (name: ToneName): SoundSource => ({
  id: name,
  name,
  url: `https://sounds.test/${name}.wav`,
  loop: { start: seconds(0), end: seconds(1) },
})

/** Twelve seconds of a tone as a file, made once for all the engines of a file of tests. */
const toneFiles = new Map<string, ArrayBuffer>()

const toneFileAt = (url: string): ArrayBuffer | undefined => {
  const name = (Object.keys(TONES) as ToneName[]).find((tone) => toneSound(tone).url === url)
  if (name === undefined) return undefined
  const options = { length: seconds(12), sampleRate: RATE, amplitude: 0.25 }
  const file = toneFiles.get(name) ?? wavOf([sine(TONES[name], options)], RATE)
  toneFiles.set(name, file)
  return file
}

export type LiveEngine = {
  readonly engine: Engine
  readonly tap: Tap
  readonly faults: EngineFault[]
  /** Every request as `METHOD url`. */
  readonly requests: string[]
  readonly decodings: () => number
}

export type TestEngineOptions = Partial<EngineOptions> & {
  readonly files?: Record<string, ArrayBuffer>
}

const anEngineOn = (tap: Tap, options: TestEngineOptions): LiveEngine => {
  const { files = {}, ...engineOptions } = options
  const requests: string[] = []
  const faults: EngineFault[] = []
  let decodings = 0
  const decode = tap.context.decodeAudioData.bind(tap.context)
  tap.context.decodeAudioData = (bytes: ArrayBuffer) => {
    decodings += 1
    return decode(bytes)
  }

  const network = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input)
    const method = init?.method ?? 'GET'
    requests.push(`${method} ${url}`)
    const file = toneFileAt(url) ?? files[url]
    if (file === undefined) return Promise.resolve(new Response(null, { status: 404 }))
    const headers = { 'content-length': String(file.byteLength) }
    return Promise.resolve(
      new Response(method === 'HEAD' ? null : file.slice(0), { status: 200, headers }),
    )
  }

  const { fetch = network } = engineOptions
  const engine = createEngine({
    createContext: () => tap.context,
    ...engineOptions,
    fetch: (...request) => tap.track(fetch(...request)),
  })
  engine.onFault((fault) => faults.push(fault))
  onTestFinished(() => {
    engine.dispose()
  })
  return { engine, tap, faults, requests, decodings: () => decodings }
}

/** An engine on a real context, with a network that serves tones from memory. */
export const aLiveEngine = async (options: TestEngineOptions = {}): Promise<LiveEngine> =>
  anEngineOn(await createTap(), options)

/** The same on an offline context: time passes only while the test waits for it. */
export const anOfflineEngine = async (options: TestEngineOptions = {}): Promise<LiveEngine> =>
  anEngineOn(await createOfflineTap(), options)

/** Amplitude of one frequency in a recording (Goertzel, 1958). */
export const amplitudeOf = (
  samples: Float32Array,
  frequency: number,
  sampleRate: number,
): number => {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / sampleRate)
  let last = 0
  let before = 0
  for (const sample of samples) {
    const next = sample + turn * last - before
    before = last
    last = next
  }
  const power = last * last + before * before - turn * last * before
  return (2 * Math.sqrt(Math.max(0, power))) / samples.length
}
