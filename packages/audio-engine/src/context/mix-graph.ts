import { decibels, decibelsToGain, gain, type Gain, type Seconds } from '@dhvani/units'
import { clockOf, glide, GLIDE } from './glide.ts'

/** Level of the mix while a preview plays. */
export const DUCK_LEVEL = decibels(-12)

const LIMITER = { threshold: -5, knee: 0, ratio: 20, attack: 0.001, release: 0.1 } as const

/**
 * Takes off beforehand the make-up gain that a compressor adds, so that a quiet sound leaves as loud
 * as it came: the inverse of the full-range gain to the power 0.6 (Web Audio API 1.1, "computing the
 * makeup gain"), 2.85 dB with these settings. What comes below -2.15 dBFS leaves as it came.
 */
const LIMITER_TRIM = decibels(0.6 * LIMITER.threshold * (1 - 1 / LIMITER.ratio))

/**
 * A waveshaper after the limiter, which lets the first milliseconds of a sudden sum through: linear
 * up to -2.2 dBFS, then bent so that no sample leaves above -1.5 dBFS. Half a decibel of room is left for peaks
 * between the samples.
 */
const CEILING = { input: 2, knee: 0.78, top: 0.84, points: 4097 } as const

const ceilingCurve = (): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: CEILING.points }, (_, index) => {
    const sample = CEILING.input * ((2 * index) / (CEILING.points - 1) - 1)
    const excess = Math.abs(sample) - CEILING.knee
    if (excess <= 0) return sample
    const room = CEILING.top - CEILING.knee
    return Math.sign(sample) * (CEILING.knee + room * Math.tanh(excess / room))
  })

/** A channel strip of the mix: the signal at `input` is heard at the strip's gain. */
export type Strip = {
  readonly input: AudioNode
  /** What of it reaches the mix, for meters. */
  readonly output: AudioNode
  /** Behind the fader. In the middle it changes no sample. */
  readonly pan: StereoPannerNode
  readonly target: AudioNode
  /** Linear gain, reached without a click. */
  setGain(value: Gain, at?: Seconds): void
  /** Leaves the mix at once; a click unless its input is silent. */
  close(): void
}

export type MixGraph<Context extends BaseAudioContext = BaseAudioContext> = {
  readonly context: Context
  readonly mixInput: AudioNode
  readonly previewInput: AudioNode
  /** For players with a master of their own: after the mix's master, before sleep and limiter. */
  readonly sideInput: AudioNode
  /** Input for the wake's sound: after the mix, its master and the sleep fade. */
  readonly wakeInput: AudioNode
  readonly sleepGain: AudioParam
  /** @param target  the mix bus unless given */
  openStrip(value: Gain, target?: AudioNode): Strip
  setMasterGain(value: Gain, at?: Seconds): void
  setPreviewGain(value: Gain, at?: Seconds): void
  /** Lowers the mix under the preview, or brings it back. */
  setDucked(isDucked: boolean, at?: Seconds): void
  dispose(): void
}

const gainNode = (context: BaseAudioContext, value: number): GainNode =>
  new GainNode(context, { gain: value })

/**
 * The audio graph of the mixer. It knows gains, not tracks:
 *
 *     strip → mix bus (ducks) ┐
 *     preview bus ────────────┴→ master ┐
 *     side players ─────────────────────┴→ sleep ┐
 *     wake ──────────────────────────────────────┴→ trim → limiter → ceiling → output
 *
 * Works in an `OfflineAudioContext` as well as in a live one. `at` is context time, now unless given.
 */
export const createMixGraph = <Context extends BaseAudioContext>(
  context: Context,
  { master, output = context.destination }: { master: Gain; output?: AudioNode },
): MixGraph<Context> => {
  const mixBus = gainNode(context, 1)
  const previewBus = gainNode(context, 0)
  const masterGain = gainNode(context, master)
  const side = gainNode(context, 1)
  const sleep = gainNode(context, 1)
  const trim = gainNode(context, decibelsToGain(LIMITER_TRIM))
  const limiter = new DynamicsCompressorNode(context, LIMITER)
  const headroom = gainNode(context, 1 / CEILING.input)
  const ceiling = new WaveShaperNode(context, { curve: ceilingCurve() })

  mixBus.connect(masterGain)
  previewBus.connect(masterGain)
  side.connect(sleep)
  masterGain.connect(sleep).connect(trim).connect(limiter).connect(headroom)
  headroom.connect(ceiling).connect(output)

  const everything = [mixBus, previewBus, masterGain, side, sleep, trim, limiter, headroom, ceiling]

  const openStrip = (value: Gain, target: AudioNode = mixBus): Strip => {
    const fader = gainNode(context, value)
    // Always there: a node that comes in the middle of a sound would be a click. One channel is as loud as two alike.
    const pan = new StereoPannerNode(context, { channelCount: 2, channelCountMode: 'explicit' })
    fader.connect(pan).connect(target)
    return {
      input: fader,
      output: fader,
      pan,
      target,
      setGain: (next, at = clockOf(context)) => glide(fader.gain, next, at, GLIDE.fader),
      close() {
        fader.disconnect()
        pan.disconnect()
      },
    }
  }

  return {
    context,
    mixInput: mixBus,
    previewInput: previewBus,
    sideInput: side,
    wakeInput: trim,
    sleepGain: sleep.gain,
    openStrip,
    setMasterGain: (value, at = clockOf(context)) => glide(masterGain.gain, value, at, GLIDE.fader),
    setPreviewGain: (value, at = clockOf(context)) =>
      glide(previewBus.gain, value, at, GLIDE.fader),
    setDucked(isDucked, at = clockOf(context)) {
      const target = isDucked ? decibelsToGain(DUCK_LEVEL) : gain(1)
      glide(mixBus.gain, target, at, isDucked ? GLIDE.duck : GLIDE.unduck)
    },
    dispose() {
      for (const node of everything) {
        node.disconnect()
      }
    },
  }
}
