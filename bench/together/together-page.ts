import {
  createEngine,
  openContext,
  type Period,
  type Renew,
} from '../../packages/audio-engine/src/index.ts'
import { renewVoices } from '../../packages/audio-engine/src/voices/renewed-voice.ts'
import { createSharedHour } from '../../packages/audio-engine/src/voices/shared-hour.ts'
import type { Seconds } from '../../packages/units/src/index.ts'
import type { BenchSound } from '../audio/bench-page.ts'

/** The worker of the site, as the bench bundles it. */
const WORKER = '/source/build/size/recipes.js'

/** An hour that two pages hear together. */
export type HourOfBench = {
  readonly seed: number
  /** In milliseconds since 1970. */
  readonly since: number
}

/** The latest samples that left a page. */
export type Piece = {
  readonly samples: readonly number[]
  /** When they were read, in milliseconds since 1970. */
  readonly read: number
  readonly rate: number
}

type Answer = {
  readonly channels?: readonly Float32Array<ArrayBuffer>[]
  readonly passage?: number
}

declare global {
  // oxlint-disable-next-line no-var -- a global of a page can be declared in no other way
  var together: {
    play(sounds: readonly BenchSound[], hour: HourOfBench): void
    /** Waits for a moment, in milliseconds since 1970. */
    pieceAt(moment: number): Promise<Piece>
    periods(): number
  }
}

let ear: AnalyserNode | undefined
let hour: HourOfBench = { seed: 0, since: 0 }
let sounds: readonly BenchSound[] = []
let periods = 0
let latest: Promise<unknown> = Promise.resolve()

const engine = createEngine({
  createContext() {
    const context = openContext()
    const output = new GainNode(context)
    ear = new AnalyserNode(context, { fftSize: 32_768 })
    output.connect(ear)
    output.connect(context.destination)
    Object.defineProperty(context, 'destination', { value: output })
    return context
  },
  tabChannel: '',
})

const render = (request: object): Promise<Answer> => {
  const worker = new Worker(WORKER, { type: 'module' })
  return new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer | 'arrived'>) => {
      if (data !== 'arrived') resolve(data)
    }
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}

/** Each round of each sound has a period of its own, made one at a time. */
const renew: Renew = async ({ sound: { id }, round = 0, playing, sampleRate }) => {
  const sound = sounds.find((one) => one.id === id)
  if (!sound?.recipe) return undefined
  if (round <= 0 || round === playing) return undefined
  const rounds = { from: round, until: round + 1 }
  const { seed } = hour
  const { recipe, isTexture } = sound
  const take = { hour: seed, index: round, setting: {}, isShort: false, sampleRate, isTexture }
  const answer = latest.then(() => render({ ...recipe, ...take }))
  latest = answer.catch(reportError)
  const { channels, passage = 0 } = await answer
  const length = channels?.[0]?.length
  if (!channels || !length) return undefined
  const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate })
  for (const [side, samples] of channels.entries()) buffer.copyToChannel(samples, side)
  periods += 1
  return { buffer, passage: passage as Seconds, rounds } satisfies Period
}

globalThis.together = {
  play(played, heard) {
    sounds = played
    hour = heard
    const shared = createSharedHour(() => (Date.now() - heard.since) / 1000)
    engine.renewWith(renewVoices(renew, () => shared))
    for (const { id, url, loop, isTexture } of played) {
      if (!loop) throw new Error('Only a loop has rounds.')
      const points = { start: loop.start as Seconds, end: loop.end as Seconds }
      engine.mixer.add({ id, name: id, url, loop: points, isTexture }, 50)
    }
  },
  async pieceAt(moment) {
    await new Promise((resolve) => setTimeout(resolve, moment - Date.now()))
    if (!ear) throw new Error('Nothing has played yet.')
    const samples = new Float32Array(ear.fftSize)
    ear.getFloatTimeDomainData(samples)
    return { samples: [...samples], read: Date.now(), rate: ear.context.sampleRate }
  },
  periods: () => periods,
}
// The browser of the bench waits for it.
Object.assign(globalThis, { bench: {} })
