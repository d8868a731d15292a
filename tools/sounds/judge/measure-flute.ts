import {
  blockPowers,
  createSpectrum,
  findRises,
  peakOffset,
  percentile,
} from '@dhvani/audio-measures'

const SIZE = 4096
const HOP = 1024
/** Hertz between which the fundamentals of flutes lie. */
const LOWEST = 200
const HIGHEST = 1500
/** A frame sounds while it is within this many dB of the loudest. */
const SOUNDS = 20
/** Cents by which a frame may differ from the one before and still be of the same note. */
const SAME_NOTE = 60
/** Frames without which a note is a slide: about 0.14 s. */
const SHORTEST = 6

type Frame = { frequency: number; level: number; second: number; third: number }

const median = (values: readonly number[]) => percentile(values, 0.5)

/** The fundamental of each frame, and its second and third overtone in dB relative to it. */
const framesOf = (mono: Float32Array, sampleRate: number): Frame[] => {
  const spectrum = createSpectrum(SIZE)
  const width = sampleRate / SIZE
  const frames: Frame[] = []
  for (let at = 0; at + SIZE <= mono.length; at += HOP) {
    const power = spectrum.powerAt(mono, at)
    const peakNear = (from: number, to: number) => {
      let best = Math.round(from / width)
      for (let bin = best; bin <= to / width; bin += 1) if (power[bin]! > power[best]!) best = bin
      return best
    }
    const first = peakNear(LOWEST, HIGHEST)
    const frequency = (first + peakOffset(power, first)) * width
    // The main lobe of a Hann window: one bin alone would read up to 1.4 dB too little.
    const decibels = (bin: number) =>
      10 * Math.log10(power.slice(bin - 2, bin + 3).reduce((sum, value) => sum + value, 1e-12))
    const overtone = (number: number) =>
      decibels(peakNear(frequency * (number - 0.06), frequency * (number + 0.06))) - decibels(first)
    frames.push({
      frequency,
      level: decibels(first),
      second: overtone(2),
      third: overtone(3),
    })
  }
  return frames
}

const notesOf = (frames: readonly Frame[]): Frame[][] => {
  const loudest = Math.max(...frames.map(({ level }) => level))
  const notes: Frame[][] = []
  let note: Frame[] = []
  for (const frame of frames) {
    const last = note.at(-1)
    const isSame = last && Math.abs(1200 * Math.log2(frame.frequency / last.frequency)) < SAME_NOTE
    const sounds = frame.level > loudest - SOUNDS
    if (!isSame || !sounds) {
      notes.push(note)
      note = []
    }
    if (sounds) note.push(frame)
  }
  return [...notes, note].filter(({ length }) => length >= SHORTEST)
}

/** The measures by which a flute is compared with recordings: overtones, breaths and register. */
export const measureFlute = (mono: Float32Array, sampleRate: number): Record<string, number> => {
  const notes = notesOf(framesOf(mono, sampleRate))
  const of = (pick: (frame: Frame) => number) => notes.map((note) => median(note.map(pick)))
  const second = of((frame) => frame.second)
  const block = Math.round(0.01 * sampleRate)
  const levels = blockPowers(mono, 2 * block, block).map(Math.sqrt)
  return {
    'Second overtone': median(second),
    'Third overtone': median(of((frame) => frame.third)),
    'Second overtone, between notes': percentile(second, 0.75) - percentile(second, 0.25),
    'Dips of 8 dB': (findRises(levels, 8).length * sampleRate) / mono.length,
    'Pitch of a note': median(of(({ frequency }) => frequency)),
  }
}
