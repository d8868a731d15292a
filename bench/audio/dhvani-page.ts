import { createBufferVoice } from '../../packages/audio-engine/src/voices/buffer-voice.ts'
import { createEngine, openContext } from '../../packages/audio-engine/src/index.ts'
import type { SoundSource } from '../../packages/audio-engine/src/index.ts'
import type { Seconds } from '../../packages/units/src/index.ts'
import { recordNode, untilSound, type BenchSound } from './bench-page.ts'
import { placeStrip } from '../../packages/audio-engine/src/positions/place-strip.ts'
import { renewVoices } from '../../packages/audio-engine/src/voices/renewed-voice.ts'
import { createRenewal } from './renewal-page.ts'
import { createSoak } from './soak-page.ts'
import { measureSeamsAt } from './measure-seam.ts'

const RATE = 44_100

const contexts: AudioContext[] = []

const asked = new URLSearchParams(location.search)

/** Megabytes, instead of what the engine gives itself on this device. */
const budget = asked.get('budget')

/** The last node before the speakers, so that the bench can listen there. */
const outputOf = new WeakMap<AudioContext, GainNode>()

const engine = createEngine({
  createContext() {
    // Howler has no choice but the usual, interactive one.
    const context = asked.has('interactive') ? new AudioContext() : openContext()
    const output = new GainNode(context)
    output.connect(context.destination)
    Object.defineProperty(context, 'destination', { value: output })
    outputOf.set(context, output)
    contexts.push(context)
    return context
  },
  tabChannel: '',
  ...(budget === null ? {} : { decodeBudget: Number(budget) * 1e6 }),
})

/** Every sound gets a new period for each of its rounds. */
const renewal = asked.has('renewal') ? createRenewal() : undefined
if (renewal) engine.renewWith(renewVoices(renewal.renew))

const sourceOf = ({ id, url, loop, isTexture }: BenchSound): SoundSource => ({
  id,
  name: id,
  url,
  ...(loop === undefined
    ? {}
    : { loop: { start: loop.start as Seconds, end: loop.end as Seconds } }),
  isTexture,
})

/** Every sound somewhere else, each of them far and to a side: the dearest mix there is. */
const isPlaced = asked.has('placed')
if (isPlaced) engine.placeWith(placeStrip)

const placedSourceOf = (sound: BenchSound, index: number): SoundSource => ({
  ...sourceOf(sound),
  ...(isPlaced && { position: { x: (index % 2 === 0 ? 1 : -1) * (1 + (index % 9)), depth: 5 } }),
})

const until = (isTrue: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => (isTrue() ? resolve() : setTimeout(look, 5))
    look()
  })

const live = () => {
  const context = contexts.at(-1)
  const output = context === undefined ? undefined : outputOf.get(context)
  if (context === undefined || output === undefined) throw new Error('Nothing has played yet.')
  return { context, output }
}

const soak = createSoak({ engine, live, sourceOf })

globalThis.bench = {
  soak,
  async play(sounds) {
    soak.use(sounds)
    renewal?.use(sounds)
    for (const [index, sound] of sounds.entries())
      engine.mixer.add(placedSourceOf(sound, index), 50)
    await until(() => engine.diagnostics().sounding === sounds.length)
  },
  pause: () => engine.mixer.clear(),
  async firstSample(sound) {
    const start = performance.now()
    engine.mixer.add(sourceOf(sound), 100)
    const { context, output } = live()
    await untilSound(context, output)
    return performance.now() - start
  },
  record(seconds) {
    const { context, output } = live()
    return recordNode(context, output, seconds)
  },
  async seamOf({ url, loop, isTexture }) {
    if (loop === undefined) throw new Error('Only a loop has turns.')
    const period = loop.end - loop.start
    const context = new OfflineAudioContext(2, Math.round(2.5 * period * RATE), RATE)
    const buffer = await context.decodeAudioData(await (await fetch(url)).arrayBuffer())
    const start = loop.start as Seconds
    createBufferVoice(
      context,
      {
        buffer,
        loop: { start, end: loop.end as Seconds },
        position: start,
        output: context.destination,
        isSpread: isTexture,
      },
      { onIdle: () => undefined },
    )
    const rendered = await context.startRendering()
    return measureSeamsAt(rendered.getChannelData(0), {
      seams: [1, 2].map((turn) => Math.round(turn * period * RATE)),
      from: Math.round(0.3 * RATE),
      rate: RATE,
    })
  },
  heldBytes: () => engine.diagnostics().heldBytes,
  renewals: () => renewal?.count() ?? 0,
  live,
}
