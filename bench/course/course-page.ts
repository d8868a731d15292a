import { createCoursePlayer } from '../../apps/web/app/lib/course/course-player.ts'
import type { Night } from '../../apps/web/app/lib/course/course.ts'
import { findWays, levelAt } from '../../apps/web/app/lib/course/ways.ts'
import {
  createEngine,
  openContext,
  type SoundSource,
} from '../../packages/audio-engine/src/index.ts'
import { faderAt } from '../../packages/audio-engine/src/mixer/fader-levels.ts'
import { renewVoices } from '../../packages/audio-engine/src/voices/renewed-voice.ts'
import { integratedLoudness } from '../../packages/audio-measures/src/loudness.ts'
import { decibels, type Seconds } from '../../packages/units/src/index.ts'
import type { BenchSound } from '../audio/bench-page.ts'
import { createRenewal } from '../audio/renewal-page.ts'

/** As often as the page looks at the clock. */
const TICK_MS = 2500
const WINDOW_SECONDS = 10
/** Samples below this are as good as none. */
const NOTHING = 1e-7

/** A scene of the bench: what it plays, in percent by the ids of sounds, and when it begins, in milliseconds since 1970. */
export type BenchScene = {
  readonly volumes: Readonly<Record<string, number>>
  readonly begins: number
}

export type HeardNight = {
  /** Of each ten seconds, in LUFS. */
  readonly loudness: readonly number[]
  /** The longest silence at the output, in milliseconds. */
  readonly silence: number
  /** In percent; `wanted` is where the night has the sound by the clock. A sound that is not there is at 0. */
  readonly faders: readonly {
    readonly id: string
    readonly volume: number
    readonly wanted: number
  }[]
  readonly periods: number
  readonly hasEnded: boolean
}

declare global {
  // oxlint-disable-next-line no-var -- a global of a page can be declared in no other way
  var course: {
    play(sounds: readonly BenchSound[], scenes: readonly BenchScene[]): Promise<void>
    heard(): HeardNight
    /** Moves a sound as a listener does. */
    move(id: string, volume: number): void
  }
}

/** Posts what it hears, in stretches of ten seconds of both channels. */
const EAR = `const quantum = globalThis.renderQuantumSize ?? 128
registerProcessor('ear', class extends AudioWorkletProcessor {
  length = Math.round(${String(WINDOW_SECONDS)} * sampleRate / quantum) * quantum
  at = 0
  heard = [new Float32Array(this.length), new Float32Array(this.length)]
  process([input]) {
    for (const [side, samples] of this.heard.entries())
      samples.set(input[side] ?? input[0] ?? new Float32Array(quantum), this.at)
    this.at += quantum
    if (this.at === this.length) {
      this.port.postMessage(this.heard)
      this.at = 0
    }
    return true
  }
})`

let output: GainNode | undefined
const engine = createEngine({
  createContext() {
    const context = openContext()
    output = new GainNode(context)
    output.connect(context.destination)
    Object.defineProperty(context, 'destination', { value: output })
    return context
  },
  tabChannel: '',
})
const renewal = createRenewal()
engine.renewWith(renewVoices(renewal.renew))

const loudness: number[] = []
let [silence, run] = [0, 0]

const hear = ([left, right]: readonly [Float32Array, Float32Array], sampleRate: number) => {
  loudness.push(integratedLoudness([left, right], sampleRate))
  for (let index = 0; index < left.length; index += 1) {
    const isNothing = Math.abs(left[index]!) + Math.abs(right[index]!) < NOTHING
    run = isNothing ? run + 1 : 0
    silence = Math.max(silence, (1000 * run) / sampleRate)
  }
}

const listen = async (node: AudioNode) => {
  const { context } = node as GainNode & { readonly context: AudioContext }
  const url = URL.createObjectURL(new Blob([EAR], { type: 'text/javascript' }))
  await context.audioWorklet.addModule(url)
  const ear = new AudioWorkletNode(context, 'ear', { numberOfOutputs: 0 })
  ear.port.onmessage = ({ data }: MessageEvent<[Float32Array, Float32Array]>) =>
    hear(data, context.sampleRate)
  node.connect(ear)
}

const sourceOf = ({ id, url, loop, isTexture }: BenchSound): SoundSource => ({
  id,
  name: id,
  url,
  ...(loop && { loop: { start: loop.start as Seconds, end: loop.end as Seconds } }),
  isTexture,
})

const nightOf = (scenes: readonly BenchScene[]): Night => ({
  userId: '',
  place: 'zone',
  scenes: scenes.map(({ volumes, begins }) => ({
    begins,
    mix: {
      version: 1,
      masterVolume: 80,
      sounds: Object.entries(volumes).map(([id, volume]) => ({
        id,
        name: id,
        volume,
        isPlaying: true,
      })),
    },
  })),
})

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50))
}

let ways: ReturnType<typeof findWays> = new Map()
let hasEnded = false

globalThis.course = {
  async play(sounds, scenes) {
    renewal.use(sounds)
    const sources = sounds.map(sourceOf)
    const night = nightOf(scenes)
    ways = findWays(night)
    const [first] = night.scenes
    for (const { id, volume } of first!.mix.sounds)
      engine.mixer.add(
        sources.find((source) => source.id === id)!,
        volume,
      )
    await until(() => engine.diagnostics().sounding === first!.mix.sounds.length)
    const player = createCoursePlayer({
      mixer: engine.mixer,
      night,
      sources: () => scenes.map(({ volumes }) => sources.filter(({ id }) => id in volumes)),
      now: Date.now,
      elapsed: () => performance.now(),
      isReplaced: () => false,
      onEnd: () => {
        hasEnded = true
      },
    })
    setInterval(player.tick, TICK_MS)
    await listen(output!)
  },
  heard() {
    const tracks = new Map(
      engine.mixer.getSnapshot().tracks.map(({ sound, volume }) => [sound.id, volume]),
    )
    const faders = [...ways].map(([id, legs]) => {
      const level = levelAt(legs, Date.now())
      const wanted = level === undefined ? 0 : faderAt(decibels(level))
      return { id, volume: tracks.get(id) ?? 0, wanted }
    })
    return { loudness, silence, faders, periods: renewal.count(), hasEnded }
  },
  move: (id, volume) => engine.mixer.setVolume(id, volume),
}
// The browser of the bench waits for it.
Object.assign(globalThis, { bench: {} })
