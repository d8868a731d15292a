import type { RealSource } from './real-source.ts'

/** Tabla strokes named by their file, one tuning. */
const TABLA_STROKES: readonly RealSource[] = [
  {
    recordings: 'na, tas and tun of one tabla, samples of Sonic Pi',
    count: 3,
    ranges: {
      'Click of na': [-8, -7, -7],
      'Octave of 1 to 2 kHz in na': [-3, 0, -2],
      'Tas after 30 ms': [-24, -11, -15],
      'Click of tun': [-21, -8, -19],
    },
  },
  {
    recordings: 'te of one tabla, samples of Sonic Pi',
    count: 4,
    ranges: {
      'Te after 30 ms': [-32, -22, -26],
      'Octave of 2 to 4 kHz in te': [-16, -6, -6],
      'Decay of te': [0.03, 0.07],
    },
  },
  {
    recordings: 'ge and ghe of one tabla, samples of Sonic Pi',
    count: 8,
    ranges: {
      'Click of ge': [-29, -10, -22],
      // Of the six that fall; two rise.
      'Bend of ge': [-520, -75],
    },
  },
]

const TABLA: readonly RealSource[] = [
  ...TABLA_STROKES,
  {
    recordings: 'tabla solos and accompaniments, hobby recordings',
    count: 7,
    ranges: { 'Power 2 to 8 kHz': [0.007, 0.048] },
  },
]

const SITAR: readonly RealSource[] = [
  {
    recordings: 'single notes of a sitar: six of FluidR3, three files',
    count: 9,
    ranges: {
      'Attack of a note': [5, 12, 7],
      'Bloom of a note': [1.1, 4.6, 2.8],
      'Wobble of a partial': [1.1, 5.1, 3.6],
      'Rate of the wobble': [2, 5],
      'Noise of a pluck': [0.06, 0.17, 0.1],
      'Octave of 125 to 250 Hz': [-42, -20, -30],
    },
  },
  {
    recordings: 'sitars alone, hobby recordings',
    count: 5,
    ranges: {
      'Level of 10 ms, loud over median': [4, 9],
      'Level of 10 ms, median over soft': [7, 13],
      'Quietest 5 % under the peak': [-26, -19],
      'Level deviation, 1 s': [2.8, 4.1],
      'Spread of onset intervals': [0.5, 1.3],
    },
  },
]

const SANTOOR: readonly RealSource[] = [
  {
    recordings: 'single notes of a hammered dulcimer, a cousin, of FluidR3',
    count: 5,
    ranges: {
      'Wood of a blow': [0.15, 0.25, 0.19],
      Stiffness: [9, 30, 16],
      'Rate of the wobble': [3, 8, 6],
    },
  },
  {
    recordings: 'seventeen notes of two santoors, hobby recordings',
    count: 2,
    ranges: {
      'Note after 100 ms': [-11, -9],
      'Note after 300 ms': [-16, -10],
      'Note after 600 ms': [-22, -14],
      'Quietest 5 % under the peak': [-48, -25],
      'Level deviation, 1 s': [2, 4],
    },
  },
]

const FLUTE: readonly RealSource[] = [
  {
    recordings: 'flutes, hobby recordings; four with accompaniment',
    count: 6,
    ranges: {
      'Second overtone': [-29, -12, -20],
      'Third overtone': [-32, -17, -27],
      'Second overtone, between notes': [5, 20],
      'Dips of 8 dB': [0.8, 2.6],
      'Pitch of a note': [410, 1470],
    },
  },
]

/**
 * Measures of recordings, by loop of the beatbox: the instrument's strokes or notes, and the playing. No
 * recording is kept. The loops that are missing here have no such numbers (docs/guides/beats.md).
 */
export const REAL_BEATS: Readonly<Record<string, readonly RealSource[]>> = {
  'tabla-teentaal': TABLA,
  'tabla-keherwa': TABLA,
  'tabla-rela': TABLA,
  'raga-santoor': SANTOOR,
  'flute-phrase': FLUTE,
  'flute-night': FLUTE,
  'sitar-gat': SITAR,
  'sitar-jhala': SITAR,
}
