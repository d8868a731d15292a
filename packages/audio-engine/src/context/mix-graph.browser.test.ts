import { hertz, percent, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { createBufferVoice } from '../voices/buffer-voice.ts'
import { faderGain } from '../mixer/fader-law.ts'
import { createMixGraph, type MixGraph, type Strip } from './mix-graph.ts'
import { wholeOf } from '../loading/loaded-audio.ts'
import { createBufferPreview } from '../preview/preview-voice.ts'
import { bufferOf, periodicNoise, sine } from '../testing/fixtures.ts'
import { audibleLength, level, measureSeams, peak, rms, roughness } from '../testing/measures.ts'
import { OFFLINE_RATE, renderOffline } from '../testing/offline.ts'

const rate = hertz(OFFLINE_RATE)
const nothing = () => undefined

/** A whole number of cycles per second, so that a one-second buffer repeats without a seam. */
const TONE = 997

const toneBuffer = (amplitude = 0.25) => {
  const tone = sine(TONE, { length: seconds(1), sampleRate: rate, amplitude })
  return bufferOf([tone, tone], rate)
}

const playLooped = (context: BaseAudioContext, buffer: AudioBuffer, { input }: Strip) =>
  createBufferVoice(
    context,
    { buffer, loop: wholeOf(buffer), position: seconds(0), output: input },
    { onIdle: nothing },
  )

/** Twenty buffers at once, each on a strip of its own, every fader at 100. */
const playTwenty = (context: BaseAudioContext, bufferOfTrack: (index: number) => AudioBuffer) => {
  const graph = createMixGraph(context, { master: faderGain(percent(100)) })
  for (let index = 0; index < 20; index += 1) {
    playLooped(context, bufferOfTrack(index), graph.openStrip(faderGain(percent(100))))
  }
}

const aDesk = (context: BaseAudioContext, { volume = 100, master = 100, amplitude = 0.25 }) => {
  const graph = createMixGraph(context, { master: faderGain(percent(master)) })
  const strip = graph.openStrip(faderGain(percent(volume)))
  const voice = playLooped(context, toneBuffer(amplitude), strip)
  return { graph, strip, voice }
}

const steadyLevel = async (volume: number, master: number) => {
  const { left } = await renderOffline(seconds(1), (context) => {
    aDesk(context, { volume, master })
  })
  return level(left, 0.5 * rate, rate)
}

describe('volume law', () => {
  const loudest = 20 * Math.log10(0.25 / Math.SQRT2)

  it.each([
    [100, 100],
    [50, 100],
    [25, 100],
    [100, 50],
    [50, 50],
    [80, 80],
    [10, 80],
  ])('plays fader %i under master %i at (v/100)² · (m/100)²', async (volume, master) => {
    const expected = loudest + 20 * Math.log10((volume / 100) ** 2 * (master / 100) ** 2)
    expect(Math.abs((await steadyLevel(volume, master)) - expected)).toBeLessThan(0.2)
  })

  it.each([
    [0, 100],
    [100, 0],
  ])('is exactly silent at fader %i, master %i', async (volume, master) => {
    expect(await steadyLevel(volume, master)).toBe(-Infinity)
  })

  it('is exactly silent 250 ms after a fader went to 0', async () => {
    let strip: Strip | undefined
    const { left } = await renderOffline(
      seconds(1),
      (context) => {
        ;({ strip } = aDesk(context, {}))
      },
      [{ at: 0.3, run: () => strip?.setGain(faderGain(percent(0))) }],
    )
    expect(rms(left, 0.2 * rate, 0.3 * rate)).toBeGreaterThan(0.1)
    expect(peak(left.subarray(0.55 * rate))).toBe(0)
  })
})

describe('clicks', () => {
  const steady = async () => {
    const { left } = await renderOffline(seconds(1), (context) => void aDesk(context, {}))
    return roughness(left, 0.3 * rate)
  }

  it('finds the click of a gain that is set and not glided to', async () => {
    let master: GainNode | undefined
    const { left } = await renderOffline(
      seconds(1),
      (context) => {
        master = new GainNode(context, { gain: 1 })
        const source = new AudioBufferSourceNode(context, { buffer: toneBuffer(), loop: true })
        source.connect(master).connect(context.destination)
        source.start()
      },
      [{ at: 0.5, run: () => master?.gain.setValueAtTime(0.1, 0.5) }],
    )
    expect(roughness(left, 0.3 * rate)).toBeGreaterThan(3 * (await steady()))
  })

  it('glides through starts, stops, faders, master and duck moved in quick succession', async () => {
    let desk: ReturnType<typeof aDesk> | undefined
    const steps = Array.from({ length: 60 }, (_, index) => ({
      at: 0.2 + index * 0.025,
      run() {
        const volume = percent((index * 37) % 101)
        desk?.strip.setGain(faderGain(volume))
        if (index % 3 === 0) desk?.graph.setMasterGain(faderGain(percent((index * 53) % 101)))
        if (index % 4 === 0) desk?.voice.fadeOut()
        if (index % 4 === 2) desk?.voice.revive()
        if (index % 5 === 0) desk?.graph.setDucked(index % 2 === 0)
      },
    }))
    const { left } = await renderOffline(
      seconds(2),
      (context) => {
        desk = aDesk(context, {})
      },
      steps,
    )
    expect(roughness(left)).toBeLessThan(3 * (await steady()))
    expect(peak(left)).toBeGreaterThan(0.05)
  })
})

describe('limiter', () => {
  it('keeps twenty loud sounds at 100 below full scale', async () => {
    const { left } = await renderOffline(seconds(3), (context) => {
      const once = { period: seconds(1), length: seconds(1), sampleRate: rate }
      playTwenty(context, (seed) => bufferOf([periodicNoise({ ...once, seed })], rate))
    })
    expect(peak(left)).toBeLessThan(1)
    expect(peak(left)).toBeGreaterThan(0.5)
  })

  it('keeps twenty equal full-scale tones, the worst of all sums, below full scale', async () => {
    const { left } = await renderOffline(seconds(1), (context) => {
      const buffer = toneBuffer(1)
      playTwenty(context, () => buffer)
    })
    expect(peak(left)).toBeLessThan(1)
    expect(peak(left)).toBeGreaterThan(0.5)
  })
})

describe('ducking', () => {
  it('lowers the mix by 12 dB and brings it back', async () => {
    let graph: MixGraph | undefined
    const { left } = await renderOffline(
      seconds(4),
      (context) => {
        ;({ graph } = aDesk(context, {}))
      },
      [
        { at: 1, run: () => graph?.setDucked(true) },
        { at: 2, run: () => graph?.setDucked(false) },
      ],
    )
    const before = level(left, 0.5 * rate, rate)
    expect(level(left, 1.6 * rate, 2 * rate) - before).toBeCloseTo(-12, 0)
    expect(Math.abs(level(left, 3.5 * rate, 4 * rate) - before)).toBeLessThan(0.1)
  })
})

describe('preview voice', () => {
  const heard = async (length: number, fileLength: number) => {
    const { left } = await renderOffline(seconds(12), (context) => {
      const tone = sine(TONE, { length: seconds(fileLength), sampleRate: rate })
      const buffer = bufferOf([tone], rate)
      const graph = createMixGraph(context, { master: faderGain(percent(100)) })
      graph.setPreviewGain(faderGain(percent(100)))
      createBufferPreview(context, {
        audio: { kind: 'buffer', buffer, loop: wholeOf(buffer) },
        start: seconds(0),
        from: seconds(0),
        length: seconds(length),
        at: seconds(0.5),
        output: graph.previewInput,
        onEnd: nothing,
      })
    })
    return left
  }

  it('lasts 10.0 s and leaves with a fade', async () => {
    const samples = await heard(10, 12)
    expect(Math.abs(audibleLength(samples, rate) - 10)).toBeLessThan(0.05)
    const end = 10.5 * rate
    const steps = [0.3, 0.25, 0.2, 0.15, 0.1, 0.05].map((before) =>
      rms(samples, end - before * rate, end - (before - 0.05) * rate),
    )
    expect(steps).toEqual([...steps].sort((a, b) => b - a))
    expect(roughness(samples)).toBeLessThan(2 * roughness(samples, 2 * rate, 8 * rate))
  })

  it('ends with a file that is shorter', async () => {
    expect(Math.abs(audibleLength(await heard(3, 3), rate) - 3)).toBeLessThan(0.05)
  })
})

describe('loop points', () => {
  const period = seconds(1.28)
  const wrapped = periodicNoise({ period, length: seconds(period + 0.5), sampleRate: rate })

  const rendered = async (
    loop: { start: number; end: number },
    { isSpread = false, samples = wrapped } = {},
  ) => {
    const { left, right } = await renderOffline(seconds(period * 2.8), (context) => {
      const buffer = bufferOf([samples], rate)
      createBufferVoice(
        context,
        {
          buffer,
          loop: { start: seconds(loop.start), end: seconds(loop.end) },
          position: seconds(loop.start),
          output: context.destination,
          isSpread,
        },
        { onIdle: nothing },
      )
    })
    const length = loop.end - loop.start
    const seams = [1, 2].map((turn) => Math.round(turn * length * rate))
    const settled = Math.round(0.3 * rate)
    return {
      left,
      right,
      report: measureSeams(left.subarray(settled), {
        seams: seams.map((seam) => seam - settled),
        sampleRate: rate,
      }),
    }
  }

  it('has no seam where the period is exact', async () => {
    const { report } = await rendered({ start: 0.25, end: 0.25 + period })
    expect(report.hole).toBeGreaterThan(-1)
    expect(report.click).toBeLessThan(2)
  })

  it('finds the click of a loop that is one quarter of a period short', async () => {
    const { report } = await rendered({ start: 0.25, end: 0.25 + period * 0.75 })
    expect(report.click).toBeGreaterThan(2)
  })

  it('finds the hole of a loop that runs into silence', async () => {
    const holed = Float32Array.from(wrapped)
    holed.fill(0, Math.round((0.25 + period - 0.026) * rate), Math.round((0.25 + period) * rate))
    const { report } = await rendered({ start: 0.25, end: 0.25 + period }, { samples: holed })
    expect(report.hole).toBeLessThan(-20)
  })

  it('spreads a mono texture: the right ear hears it 49/128 of a period later, both without a seam', async () => {
    const { left, right, report } = await rendered(
      { start: 0.25, end: 0.25 + period },
      { isSpread: true },
    )
    expect(report.hole).toBeGreaterThan(-1)
    expect(report.click).toBeLessThan(2)
    const later = Math.round(period * (49 / 128) * rate)
    const shifted = right
      .subarray(0, right.length - later)
      .map((sample, index) => sample - (left[index + later] ?? 0))
    expect(level(shifted, rate, 2 * rate)).toBeLessThan(level(left, rate, 2 * rate) - 60)
  })
})
