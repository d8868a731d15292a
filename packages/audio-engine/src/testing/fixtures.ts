import { seededRandom, type Hertz, type Seconds } from '@dhvani/units'
import { WAV_HEADER_BYTES, writeWavHeader } from '@dhvani/audio-files/wav-header'

/** Audio that tests feed to the engine: made in code, exact to the sample. */

/** 16-bit PCM WAV of planar channels. */
export const wavOf = (channels: readonly Float32Array[], sampleRate: Hertz): ArrayBuffer => {
  const length = channels[0]?.length ?? 0
  const bytesPerFrame = channels.length * 2
  const view = new DataView(new ArrayBuffer(WAV_HEADER_BYTES + length * bytesPerFrame))
  writeWavHeader(view, { channels: channels.length, sampleRate, bitsPerSample: 16 })
  for (const [channel, samples] of channels.entries()) {
    for (let frame = 0; frame < length; frame += 1) {
      const sample = Math.max(-1, Math.min(1, samples[frame] ?? 0))
      view.setInt16(
        WAV_HEADER_BYTES + frame * bytesPerFrame + channel * 2,
        Math.round(sample * 32767),
        true,
      )
    }
  }
  return view.buffer
}

const frames = (length: Seconds, sampleRate: Hertz) => Math.round(length * sampleRate)

export const sine = (
  frequency: number,
  {
    length,
    sampleRate,
    amplitude = 0.5,
  }: { length: Seconds; sampleRate: Hertz; amplitude?: number },
): Float32Array => {
  const samples = new Float32Array(frames(length, sampleRate))
  // `Float32Array.from` takes several times as long, and a test has seconds of tones.
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = amplitude * Math.sin((2 * Math.PI * frequency * index) / sampleRate)
  return samples
}

/** Soft noise that is no loop. */
export const noise = ({
  length,
  sampleRate,
  seed = 1,
}: {
  length: Seconds
  sampleRate: Hertz
  seed?: number
}): Float32Array => {
  const random = seededRandom('upload', seed)
  let last = 0
  return Float32Array.from({ length: frames(length, sampleRate) }, () => {
    last += 0.1 * (random() * 2 - 1 - last)
    return last
  })
}

/** One period of the noise; a file of tests asks for the same few again and again, and each takes half a second. */
const periods = new Map<string, Float32Array>()

const onePeriod = (samples: number, period: Seconds, seed: number): Float32Array => {
  const key = `${samples} ${period} ${seed}`
  const known = periods.get(key)
  if (known) return known
  const random = seededRandom('periodic noise', seed)
  const one = new Float32Array(samples)
  // A table of one cycle: partials are whole numbers of cycles, so they need no other values.
  const turn = (2 * Math.PI) / samples
  const sines = new Float64Array(samples)
  const cosines = new Float64Array(samples)
  for (let index = 0; index < samples; index += 1) {
    sines[index] = Math.sin(turn * index)
    cosines[index] = Math.cos(turn * index)
  }
  for (let partial = 0; partial < 160; partial += 1) {
    const cycles = Math.round(period * (60 + random() * 1500))
    const phase = random() * 2 * Math.PI
    const [sine, cosine] = [0.02 * Math.cos(phase), 0.02 * Math.sin(phase)]
    for (let index = 0, at = 0; index < samples; index += 1, at = (at + cycles) % samples)
      one[index] = (one[index] ?? 0) + sine * (sines[at] ?? 0) + cosine * (cosines[at] ?? 0)
  }
  periods.set(key, one)
  return one
}

/**
 * Noise that repeats exactly after `period`: many sines of random phase, each a whole number of
 * cycles per period. `length` may be longer than the period (wrap-around).
 */
export const periodicNoise = ({
  period,
  length,
  sampleRate,
  seed = 1,
}: {
  period: Seconds
  length: Seconds
  sampleRate: Hertz
  seed?: number
}): Float32Array => {
  const one = onePeriod(frames(period, sampleRate), period, seed)
  const noise = new Float32Array(frames(length, sampleRate))
  for (let from = 0; from < noise.length; from += one.length)
    noise.set(one.subarray(0, noise.length - from), from)
  return noise
}

export const bufferOf = (channels: readonly Float32Array[], sampleRate: Hertz): AudioBuffer => {
  const buffer = new AudioBuffer({
    length: channels[0]?.length ?? 0,
    numberOfChannels: channels.length,
    sampleRate,
  })
  for (const [index, samples] of channels.entries()) {
    buffer.copyToChannel(Float32Array.from(samples), index)
  }
  return buffer
}
