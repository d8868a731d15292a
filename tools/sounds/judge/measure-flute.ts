import {
  blockPowers,
  createSpectrum,
  findRises,
  median,
  peakOffset,
  percentile,
} from '@dhvani/audio-measures'

const SIZE = 4096
const HOP = 1024
/** The fundamentals of flutes lie between these. */
const LOWEST_HERTZ = 200
const HIGHEST_HERTZ = 1500
/** A frame sounds while it is within this of the loudest. */
const SOUNDING_WITHIN_DB = 20
/** By how much a frame may differ from the one before and still be of the same note. */
const SAME_NOTE_CENTS = 60
/** A run of fewer frames (0.14 s) is a slide between two notes. */
const SHORTEST_NOTE_FRAMES = 6

type Frame = {
  /** Of the fundamental, in hertz. */
  frequency: number
  /** Of the fundamental, in dB. */
  level: number
  /** Overtones, in dB relative to the fundamental. */
  second: number
  third: number
}

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
    const first = peakNear(LOWEST_HERTZ, HIGHEST_HERTZ)
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
    const isSame =
      last && Math.abs(1200 * Math.log2(frame.frequency / last.frequency)) < SAME_NOTE_CENTS
    const sounds = frame.level > loudest - SOUNDING_WITHIN_DB
    if (!isSame || !sounds) {
      notes.push(note)
      note = []
    }
    if (sounds) note.push(frame)
  }
  return [...notes, note].filter(({ length }) => length >= SHORTEST_NOTE_FRAMES)
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
