import type { RealSource } from './real-source.ts'

/**
 * Measures of published recordings, most of them named by their file alone. No recording is kept.
 * Sounds that are missing here have no such numbers (docs/guides/sounds.md).
 */
export const REAL_SOUNDS: Readonly<Record<string, readonly RealSource[]>> = {
  rain: [
    {
      recordings: 'rain of every kind, the clips of ESC-10 (K. Piczak, 2015)',
      count: 40,
      ends: 'deciles',
      ranges: {
        Centroid: [2990, 6180, 4430],
        Slope: [-5.2, 0.2, -2.2],
        Flatness: [0.03, 0.44, 0.27],
        'Power below 250 Hz': [0.01, 0.62, 0.17],
        'Power 250 Hz to 2 kHz': [0.1, 0.6, 0.3],
        'Power 2 to 8 kHz': [0.04, 0.6, 0.27],
        Kurtosis: [3.3, 6.7, 3.8],
        'Level deviation, 50 ms': [0.6, 2.9, 1.6],
        'Level deviation, 1 s': [0.2, 1.7, 0.6],
      },
    },
  ],
  'morning-birds': [
    {
      recordings: 'two mornings with birds and a jungle, from free ambience apps',
      count: 3,
      ranges: {
        Centroid: [3834, 5357, 5135],
        Slope: [0, 5.3, 0.6],
        'Power below 250 Hz': [0, 0.05],
        'Power 250 Hz to 2 kHz': [0.01, 0.06],
        'Power 2 to 8 kHz': [0.88, 0.98],
        Kurtosis: [3, 19, 9],
        'Level deviation, 50 ms': [1.3, 6, 6],
        'Level deviation, 1 s': [0.4, 6, 5],
      },
    },
  ],
  'sea-waves': [
    {
      recordings: 'waves on beaches, near and far, from free ambience apps',
      count: 7,
      ranges: {
        'Lapping, 0.5 to 2 kHz': [0.09, 0.3, 0.24],
        'Lapping, 2 to 8 kHz': [0.11, 0.32, 0.27],
        'Mean distance of crests': [2.2, 3.6],
        'Spread of distances': [0.1, 0.5],
        'Steep rises': [14, 48, 25],
        'Surf and break together': [0.16, 0.64, 0.37],
        'Surf in the troughs': [-8, -1],
        'Break in the troughs': [-19, -7],
        'Power 2 to 8 kHz': [0.09, 0.21, 0.16],
      },
    },
    {
      recordings: 'waves, the clips of ESC-10 (K. Piczak, 2015)',
      count: 40,
      ends: 'deciles',
      ranges: {
        Centroid: [2470, 3820, 3190],
        Slope: [-5.7, -1.4, -3.1],
        Flatness: [0.03, 0.14, 0.09],
        'Power below 250 Hz': [0.02, 0.29, 0.12],
        'Power 250 Hz to 2 kHz': [0.56, 0.79, 0.69],
        Kurtosis: [3.6, 9.7, 4.9],
        'Level deviation, 50 ms': [2, 6.9, 3.9],
        'Level deviation, 1 s': [1.2, 4.7, 3.1],
      },
    },
  ],
  breeze: [
    {
      recordings: 'wind in leaves and palms, from free ambience apps',
      count: 5,
      ranges: {
        Slope: [-1.8, 2.8, 2.3],
        'Wind and leaves together': [0.17, 0.58, 0.43],
        'Bands of leaves together': [0.53, 0.96, 0.81],
        'Deviation of the leaves, 1 s': [0.6, 2.4, 1.2],
        'Loudest second over quietest': [3, 10],
        'Movement at 0.5 to 2 Hz': [0.07, 0.29, 0.14],
        'Ears, 2 to 8 kHz': [0.07, 0.47, 0.13],
      },
    },
  ],
  train: [
    {
      recordings:
        'journeys inside coaches, from free ambience apps, and two pass-bys for the clacks',
      count: 8,
      ranges: {
        'Power below 150 Hz': [0, 0.92, 0.13],
        'Power 150 to 500 Hz': [0.08, 0.77, 0.48],
        'Power 0.5 to 2 kHz': [0.01, 0.5, 0.16],
        'Power 2 to 8 kHz': [0, 0.07, 0.01],
        'Floor and grind together': [0.17, 0.82, 0.38],
        'Grind and hiss together': [0.49, 0.94, 0.78],
        'Hiss at 2 to 32 Hz': [0.08, 0.37],
        'Strength of the joint period': [0.1, 0.43],
        'Bogie period': [0.12, 0.33],
        'Median height of a clack': [6, 10],
        'High clacks': [8, 14],
        'A short clack rings': [0.04, 0.14],
      },
    },
  ],
  'coffee-shop': [
    {
      recordings: 'cafés, from free ambience apps',
      count: 8,
      ranges: {
        'Voices, loud over soft (10 ms)': [8, 14, 10.8],
        'Voices, loudest over median (10 ms)': [7, 14, 10.5],
        'Voices, deviation of 125 ms': [2.3, 4.5, 3.5],
        'Voices, deviation of 1 s': [1.4, 2.9, 2.5],
        'Voices at 3 to 6 Hz': [0.13, 0.35, 0.21],
        'Crockery, loudest over median (10 ms)': [9, 23, 15.5],
        'Crockery at 3 to 6 Hz': [0.16, 0.67, 0.43],
        'Events in the voices': [0.2, 1.9, 0.95],
        'Events in the crockery': [0.3, 2.1, 1.2],
        'Voices and crockery together': [0.1, 0.43, 0.25],
        'Ears, 2 to 8 kHz': [0.33, 0.7, 0.67],
      },
    },
  ],
  'indian-traffic': [
    {
      recordings: 'streets and roads outside India, from free ambience apps: for their structure',
      count: 5,
      ranges: {
        'Engines below 150 Hz, loud over soft (10 ms)': [9, 18, 14],
        'Deviation of 1 s, 150 to 500 Hz': [2.4, 7.3, 3.7],
        'Power 2 to 8 kHz': [0.02, 0.11, 0.06],
        'Loudest over median, 2 to 8 kHz (10 ms)': [7, 16, 14],
        // Of the three in a city; roads have up to two.
        Horns: [10, 18],
      },
    },
  ],
  'koel-singing': [
    {
      recordings: 'koels that call alone, hobby recordings with twelve clear calls',
      count: 3,
      ranges: {
        'Lowest pitch': [1070, 1550],
        'Median top': [1450, 1780],
        'Rise of a call': [220, 530],
        'Fall off the top': [310, 740],
        'Median length of a call': [0.41, 0.6],
        'Garden under the calls': [-63, -48],
        'Loudest octave': [-75, -35],
      },
    },
  ],
}
