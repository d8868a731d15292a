import { createSpectrum } from '@dhvani/audio-measures'
import type { Stereo } from '@dhvani/sound-render'
import { encodePng } from './png.ts'

const WIDTH = 1200
const HEIGHT = 320
const SIZE = 2048
const [LOWEST, HIGHEST] = [40, 16_000]
/** Decibels below the loudest point that are still drawn. */
const RANGE = 84

/** Dark violet to pale yellow, equal steps to the eye: anchors of a magma-like scale. */
const COLOURS = [
  [4, 4, 16],
  [44, 17, 95],
  [114, 31, 129],
  [183, 55, 121],
  [241, 96, 93],
  [254, 176, 120],
  [252, 253, 191],
] as const

const colourOf = (share: number): [number, number, number] => {
  const position = Math.max(0, Math.min(0.9999, share)) * (COLOURS.length - 1)
  const index = Math.floor(position)
  const [from, to] = [COLOURS[index]!, COLOURS[index + 1]!]
  const mix = (part: 0 | 1 | 2) =>
    Math.round(from[part] + (position - index) * (to[part] - from[part]))
  return [mix(0), mix(1), mix(2)]
}

/** Spectrogram of a loop as PNG: time to the right, 40 Hz to 16 kHz upwards, logarithmic. */
export const drawSpectrogram = (mono: Float32Array, sampleRate: number): Uint8Array => {
  const spectrum = createSpectrum(SIZE)
  const levels = new Float32Array(WIDTH * HEIGHT)
  let loudest = -Infinity
  for (let x = 0; x < WIDTH; x += 1) {
    const power = spectrum.powerAt(mono, Math.floor((x * (mono.length - SIZE)) / WIDTH))
    for (let y = 0; y < HEIGHT; y += 1) {
      const at = (row: number) =>
        (LOWEST * (HIGHEST / LOWEST) ** (1 - row / HEIGHT) * SIZE) / sampleRate
      const [from, to] = [Math.floor(at(y + 1)), Math.max(Math.floor(at(y + 1)), Math.floor(at(y)))]
      let highest = 0
      for (let bin = from; bin <= to; bin += 1) highest = Math.max(highest, power[bin] ?? 0)
      const level = 10 * Math.log10(highest + 1e-12)
      levels[y * WIDTH + x] = level
      loudest = Math.max(loudest, level)
    }
  }
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3)
  levels.forEach((level, index) => rgb.set(colourOf(1 + (level - loudest) / RANGE), index * 3))
  return encodePng(WIDTH, HEIGHT, rgb)
}

/** Waveform of both channels as an SVG path each, 1200 by 100 units, highest sample of each column. */
export const drawWaveform = ({ left, right }: Stereo): { left: string; right: string } => {
  const pathOf = (channel: Float32Array) => {
    const step = channel.length / WIDTH
    const tops = Array.from({ length: WIDTH }, (_, x) => {
      let peak = 0
      for (let at = Math.floor(x * step); at < (x + 1) * step; at += 1)
        peak = Math.max(peak, Math.abs(channel[at] ?? 0))
      return peak
    })
    const upper = tops.map((peak, x) => `${x},${(50 - 48 * peak).toFixed(1)}`)
    const lower = tops.map((peak, x) => `${x},${(50 + 48 * peak).toFixed(1)}`).toReversed()
    return `M${upper.join('L')}L${lower.join('L')}Z`
  }
  return { left: pathOf(left), right: pathOf(right) }
}
