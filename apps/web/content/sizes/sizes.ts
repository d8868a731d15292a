import type { SourceKey } from '../bibliography.ts'

/** What a size is counted in; each has an axis of its own. */
export type SizeUnit = 'deviations' | 'points' | 'percent' | 'metresASecond'

/** How large a study's main result is, as the part of it that we read gives it (content/readings.ts). */
export type Size = {
  readonly work: SourceKey
  readonly unit: SizeUnit
  /** With the sign of the publication; absent where what we read gives no number. */
  readonly estimate?: number
  /** The 95 per cent interval; absent where what we read gives none. */
  readonly interval?: readonly [low: number, high: number]
  /** Scores of anxiety, say: the publication's minus is a gain. */
  readonly lowerIsBetter?: true
  /** We computed the interval from what the publication gives. */
  readonly isComputed?: true
}

const pooled = (work: SourceKey, estimate: number, interval?: readonly [number, number]): Size => ({
  work,
  unit: 'deviations',
  estimate,
  ...(interval && { interval }),
})

/** The same for scores of which less is better. */
const fall = (...size: Parameters<typeof pooled>): Size => ({
  ...pooled(...size),
  lowerIsBetter: true,
})

/** A study whose abstract tells the direction alone. */
const unsized = (work: SourceKey): Size => ({ work, unit: 'deviations' })

/** By id; what each says stands in the words of a language. */
export const sizes = {
  noise_adhd: pooled('NIGG24', 0.25, [0.14, 0.36]),
  noise_others: pooled('NIGG24', -0.21, [-0.36, -0.07]),
  beats_all: pooled('GARCIA19', 0.45),
  beats_memory: pooled('BASU22', 0.4),
  beats_home: unsized('KLICHOWSKI23'),
  stress_after: pooled('ADIASTO22', 0.15, [-0.21, 0.52]),
  stress_felt: pooled('DEWITTE(a)', 0.55),
  stress_body: pooled('DEWITTE(a)', 0.38),
  stress_therapy: pooled('DEWITTE(b)', 0.72, [0.51, 0.94]),
  operation_anxiety: fall('SURGERY(a)', -0.69, [-0.88, -0.5]),
  operation_pain: fall('SURGERY(a)', -0.5, [-0.66, -0.34]),
  depression_rated: fall('AALBERS17', -0.98, [-1.69, -0.27]),
  depression_told: fall('AALBERS17', -0.85, [-1.37, -0.34]),
  depression_therapy: fall('TANG20', -0.66, [-0.86, -0.46]),
  depression_music: fall('TANG20', -1.33, [-1.96, -0.7]),
  depression_improvising: {
    work: 'ERKKILA11',
    unit: 'points',
    estimate: 4.65,
    interval: [0.59, 8.7],
  },
  depression_drumming: {
    work: 'FANCOURT16',
    unit: 'points',
    estimate: -3.41,
    interval: [-4.68, -2.15],
    lowerIsBetter: true,
  },
  sleep_rated: { work: 'JESPERSEN22', unit: 'points', estimate: -2.8, lowerIsBetter: true },
  sleep_raga: unsized('GITANJALI98'),
  breath_stress: fall('FINCHAM23', -0.35, [-0.55, -0.14]),
  mantra_anxiety: fall('ALVAREZ22', -0.46, [-0.6, -0.32]),
  mantra_depression: fall('ALVAREZ22', -0.33, [-0.48, -0.19]),
  mindful_anxiety: pooled('GOYAL14', 0.38, [0.12, 0.64]),
  mindful_depression: pooled('GOYAL14', 0.3, [0, 0.59]),
  exercise_feeling: pooled('TERRY20', 0.48, [0.39, 0.56]),
  exercise_performance: pooled('TERRY20', 0.31, [0.25, 0.36]),
  exercise_effort: pooled('TERRY20', 0.22, [0.14, 0.3]),
  exercise_heart: pooled('TERRY20', 0.07, [-0.03, 0.16]),
  mozart_silence: pooled('PIETSCHNIG10', 0.37, [0.23, 0.52]),
  mozart_music: pooled('PIETSCHNIG10', 0.15, [0.02, 0.28]),
  sung_words: pooled('SOUZA23', -0.3),
  nature_stress: fall('BUXTON21', -0.6, [-0.97, -0.23]),
  nature_mood: pooled('BUXTON21', 1.63, [0.09, 3.16]),
  birds_anxiety: unsized('STOBBE22'),
  // Wilson's interval of 75 per cent of 475 answers: 70.9 to 78.7.
  asmr_whisper: {
    work: 'BARRATT15',
    unit: 'percent',
    estimate: 75,
    interval: [71, 79],
    isComputed: true,
  },
  bowls_mood: unsized('GOLDSBY17'),
  ragas_anxiety: unsized('KUNI22(a)'),
  raga_pressure: unsized('KUNI22(b)'),
  ragas_emotions: unsized('BALKWILL99'),
  ragas_listeners: { work: 'MATHUR15(b)', unit: 'percent', estimate: 9 },
  chords: unsized('MCDERMOTT16'),
  tanpura_eeg: unsized('TANPURAEEG'),
  stroke_walking: { work: 'INTANDEM24', unit: 'metresASecond', estimate: 0.08 },
  light_and_sound: unsized('KERN25'),
  ideas: unsized('RITTER17'),
  insight: unsized('THREADGOLD19'),
} as const satisfies Readonly<Record<string, Size>>

export type SizeId = keyof typeof sizes
