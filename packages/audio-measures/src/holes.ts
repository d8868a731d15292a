import type { Band } from './band.ts'
import { createSpectrum } from './spectrum.ts'

const SIZE = 1024
const HOP = SIZE / 2
/** How far around a cell its neighbourhood reaches, in frames and in bins. */
const REACH = 8
/** A cell is a hole below this share of its neighbours' mean power: 20 dB. */
const HOLE = 0.01

/**
 * Share of the cells of a band's spectrogram that are more than 20 dB weaker than the mean of their
 * neighbours (17 frames by 17 bins). The power of steady noise is distributed exponentially in its
 * cells, so 1 - exp(-0.01) = 0.010 of them are; a codec that has too few bits leaves whole groups of
 * cells empty, heard as a watery flutter.
 */
export const spectralHoles = (
  signal: Float32Array,
  sampleRate: number,
  { from = 0, to = sampleRate / 2 }: Band,
): number => {
  const spectrum = createSpectrum(SIZE)
  const first = Math.ceil((from * SIZE) / sampleRate)
  const last = Math.min(SIZE / 2, Math.floor((to * SIZE) / sampleRate))
  const frames: Float64Array[] = []
  for (let at = 0; at + SIZE <= signal.length; at += HOP)
    frames.push(spectrum.powerAt(signal, at).slice(first, last + 1))
  const width = last - first + 1
  const columns = new Float64Array(width)
  const add = (frame: Float64Array | undefined, sign: number) => {
    if (frame) for (let bin = 0; bin < width; bin += 1) columns[bin]! += sign * frame[bin]!
  }
  for (let index = 0; index < REACH; index += 1) add(frames[index], 1)
  let holes = 0
  frames.forEach((frame, index) => {
    add(frames[index + REACH], 1)
    add(frames[index - REACH - 1], -1)
    const rows = Math.min(index + REACH, frames.length - 1) - Math.max(index - REACH, 0) + 1
    for (let bin = 0; bin < width; bin += 1) {
      const [low, high] = [Math.max(bin - REACH, 0), Math.min(bin + REACH, width - 1)]
      let sum = 0
      for (let near = low; near <= high; near += 1) sum += columns[near]!
      if (frame[bin]! < (HOLE * sum) / (rows * (high - low + 1))) holes += 1
    }
  })
  return frames.length === 0 ? 0 : holes / (frames.length * width)
}
