import { createMixGraph, type MixGraph } from '../../packages/audio-engine/src/context/mix-graph.ts'
import type { Gain } from '../../packages/units/src/index.ts'
import { recordNode, untilSound, type BenchSound } from '../audio/bench-page.ts'
import { measureSeamsAt } from '../audio/measure-seam.ts'
import type { Command } from './commands.ts'
import { buffersOf, holdPeriod } from './hold-period.ts'

/**
 * The prototype: the engine's own graph, with one worklet in the place of all voices and their strips.
 * Files are fetched together, and decoded one after the other: a decoded file takes twice what is kept.
 */

const PROCESSOR = new URL('./mixer-processor.ts', import.meta.url).href
const RATE = 44_100

const isShared = new URLSearchParams(location.search).has('shared')

type Mixer = { readonly node: AudioWorkletNode; readonly send: (command: Command) => void }

type Live = {
  readonly graph: MixGraph<AudioContext>
  readonly output: GainNode
  readonly mixer: Promise<Mixer>
}

const openMixer = async (context: BaseAudioContext, output: AudioNode): Promise<Mixer> => {
  await context.audioWorklet.addModule(PROCESSOR)
  const node = new AudioWorkletNode(context, 'mixer', {
    numberOfInputs: 0,
    outputChannelCount: [2],
  })
  node.connect(output)
  const send = (command: Command) => {
    const isTransferred = command.kind === 'hold' && !isShared
    node.port.postMessage(
      command,
      isTransferred ? (buffersOf(command.period) as ArrayBuffer[]) : [],
    )
  }
  return { node, send }
}

let live: Live | undefined

const open = (): Live => {
  if (live) return live
  const context = new AudioContext({ latencyHint: 'playback' })
  const output = new GainNode(context)
  output.connect(context.destination)
  const graph = createMixGraph(context, { master: 0.8 as Gain, output })
  live = { graph, output, mixer: openMixer(context, graph.mixInput) }
  return live
}

let held = 0
let converting = 0
const frames = new Map<string, Promise<number>>()
let decoding: Promise<unknown> = Promise.resolve()

const hold = async (bytes: ArrayBuffer, sound: BenchSound): Promise<number> => {
  const { graph, mixer } = open()
  const buffer = await graph.context.decodeAudioData(bytes)
  const before = performance.now()
  const period = holdPeriod(buffer, sound, isShared)
  converting = Math.max(converting, performance.now() - before)
  held += buffersOf(period).reduce((sum, { byteLength }) => sum + byteLength, 0)
  const { length } = period.left
  const { send } = await mixer
  send({ kind: 'hold', url: sound.url, period })
  return length
}

const load = (sound: BenchSound): Promise<number> => {
  const known = frames.get(sound.url)
  if (known) return known
  const loading = (async () => {
    const bytes = await (await fetch(sound.url)).arrayBuffer()
    const mine = decoding.then(() => hold(bytes, sound))
    decoding = mine
    return mine
  })()
  frames.set(sound.url, loading)
  return loading
}

let voices = 0
const playing = new Set<number>()

const start = async (sound: BenchSound, volume: number) => {
  const { mixer } = open()
  const length = await load(sound)
  const { send } = await mixer
  const voice = (voices += 1)
  playing.add(voice)
  const position = Math.floor(Math.random() * length)
  send({ kind: 'start', voice, url: sound.url, volume, position })
}

globalThis.bench = {
  async play(sounds) {
    await Promise.all(sounds.map((sound) => start(sound, 0.5)))
  },
  pause() {
    for (const voice of playing)
      void open().mixer.then(({ send }) => send({ kind: 'fadeOut', voice }))
    playing.clear()
  },
  async firstSample(sound) {
    const before = performance.now()
    const { graph, output } = open()
    void start(sound, 1)
    await untilSound(graph.context, output)
    return performance.now() - before
  },
  record(seconds) {
    const { graph, output } = open()
    return recordNode(graph.context, output, seconds)
  },
  async seamOf(sound) {
    const { url, loop } = sound
    if (loop === undefined) throw new Error('Only a loop has turns.')
    const turn = loop.end - loop.start
    const context = new OfflineAudioContext(2, Math.round(2.5 * turn * RATE), RATE)
    const buffer = await context.decodeAudioData(await (await fetch(url)).arrayBuffer())
    const { node, send } = await openMixer(context, context.destination)
    send({ kind: 'hold', url, period: holdPeriod(buffer, sound, isShared) })
    send({ kind: 'start', voice: 0, url, volume: 1, position: 0 })
    const ready = new Promise((resolve) => {
      node.port.onmessage = resolve
    })
    node.port.postMessage({ kind: 'answer' } satisfies Command)
    await ready
    const rendered = await context.startRendering()
    return measureSeamsAt(rendered.getChannelData(0), {
      seams: [1, 2].map((round) => Math.round(round * turn * RATE)),
      from: Math.round(0.3 * RATE),
      rate: RATE,
    })
  },
  heldBytes: () => held,
  live: () => ({ context: open().graph.context, output: open().output }),
  longestTask: () => converting,
}
