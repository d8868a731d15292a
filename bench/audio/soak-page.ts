import type { Engine, SoundSource } from '../../packages/audio-engine/src/index.ts'
import type { BenchSound, SoakPage } from './bench-page.ts'

/**
 * Code of the worklet `silence-meter`: it posts the longest run of samples that are as good as nothing, and begins anew
 * when it is told anything.
 */
export const SILENCE_METER = `registerProcessor('silence-meter', class extends AudioWorkletProcessor {
  run = 0
  most = 0
  constructor() {
    super()
    this.port.onmessage = () => { this.most = 0 }
  }
  process([input]) {
    const samples = input[0]
    const frames = globalThis.renderQuantumSize ?? 128
    for (let index = 0; index < frames; index += 1) {
      if (samples && Math.abs(samples[index]) > 1e-7) this.run = 0
      else this.run += 1
      if (this.run > this.most) { this.most = this.run; this.hasGrown = true }
    }
    if (this.hasGrown) this.port.postMessage(this.most)
    this.hasGrown = false
    return true
  }
})`

const listen = async (context: AudioContext, output: AudioNode) => {
  const url = URL.createObjectURL(new Blob([SILENCE_METER], { type: 'text/javascript' }))
  await context.audioWorklet.addModule(url)
  const meter = new AudioWorkletNode(context, 'silence-meter', { numberOfOutputs: 0 })
  let most = 0
  meter.port.onmessage = ({ data }: MessageEvent<number>) => {
    most = data
  }
  output.connect(meter)
  return () => {
    const read = (most / context.sampleRate) * 1000
    most = 0
    meter.port.postMessage('anew')
    return read
  }
}

type SoakOptions = {
  readonly engine: Engine
  readonly live: () => { readonly context: AudioContext; readonly output: AudioNode }
  readonly sourceOf: (sound: BenchSound) => SoundSource
}

/** An evening with the mixer, in a hurry. */
export const createSoak = ({ engine, live, sourceOf }: SoakOptions) => {
  const { mixer, preview } = engine
  let sources: readonly SoundSource[] = []
  let faults = 0
  let readSilence: (() => number) | undefined
  engine.onFault(() => {
    faults += 1
  })

  const actions: ((sound: SoundSource, turn: number) => void)[] = [
    (sound) => mixer.toggle(sound.id),
    (sound, turn) => mixer.setVolume(sound.id, (turn * 37) % 101),
    (sound) => mixer.remove(sound.id),
    (sound, turn) => mixer.add(sound, 10 + ((turn * 29) % 60)),
    (sound) => preview.open(sound),
    (_sound, turn) => mixer.setMasterVolume(40 + ((turn * 13) % 61)),
    () => preview.close(),
    (sound) => {
      for (let press = 0; press < 8; press += 1) mixer.toggle(sound.id)
    },
  ]

  return {
    use(sounds: readonly BenchSound[]) {
      sources = sounds.map(sourceOf)
    },
    disturb(turn) {
      // The first sound plays throughout: whatever happens to the others, it is never silent.
      const sound = sources[1 + (turn % Math.max(1, sources.length - 1))]
      if (sound !== undefined) actions[turn % actions.length]?.(sound, turn)
    },
    settle() {
      preview.close()
      mixer.setMasterVolume(80)
      for (const sound of sources) mixer.add(sound, 50)
    },
    state() {
      const { context, output } = live()
      const silence = readSilence?.() ?? 0
      if (readSilence === undefined) {
        readSilence = () => 0
        void listen(context, output).then((read) => {
          readSilence = read
        })
      }
      const { sounding, heldBytes } = engine.diagnostics()
      return {
        clock: context.currentTime,
        now: performance.now() / 1000,
        sounding,
        playing: mixer.getSnapshot().playingCount,
        heldBytes,
        silence,
        faults,
      }
    },
  } satisfies SoakPage & { use(sounds: readonly BenchSound[]): void }
}
