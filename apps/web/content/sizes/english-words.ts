import type { Reading } from '../readings.ts'
import type { SizeId, SizeUnit } from './sizes.ts'

/** What the sizes of studies say in a language. Places such as `{size}` are filled in by `readSizes`. */
export type SizeWords = {
  readonly title: string
  readonly lead: string
  /** How to read an axis that has a better and a worse side. */
  readonly better: string
  /** What a standard deviation is. */
  readonly deviation: string
  readonly units: Readonly<Record<SizeUnit, string>>
  readonly withInterval: string
  readonly withoutInterval: string
  readonly computed: string
  readonly without: string
  /** How an article's list of sources marks a work of which only a part was read. */
  readonly read: Readonly<Record<Reading['part'], string>>
  /** What was found, so that right of zero is better, and who took part. */
  readonly studies: Readonly<Record<SizeId, readonly [what: string, who: string]>>
}

const DEPRESSION = 'Fewer signs of depression'

export const englishSizeWords: SizeWords = {
  title: 'How large, and how sure',
  lead: 'What the main studies found, and how far off it may be. The dot is the size that was found. The bar is its 95% interval: the sizes that fit what was seen.',
  better:
    'Right of zero is better, left of it is worse, and a bar that crosses zero may be no effect at all.',
  deviation:
    'A standard deviation is how much people differ anyway: 0.2 of it is usually called small, 0.5 medium and 0.8 large.',
  units: {
    deviations: '{size} standard deviations',
    points: '{size} points',
    percent: '{size}%',
    metresASecond: '{size} metres a second',
  },
  withInterval: '{size}, 95% interval {low} to {high}',
  withoutInterval: '{size}; what we read gives no interval',
  computed: 'We computed the interval from the share and the number of people.',
  without: 'What we read gives no size.',
  read: {
    abstract: 'read as an excerpt: the abstract',
    beginning: 'read as an excerpt: the beginning',
    passage: 'read as an excerpt: a passage',
  },
  studies: {
    noise_adhd: [
      'Better at tests of attention in white or pink noise, with ADHD',
      '13 randomised studies, 335 people',
    ],
    noise_others: ['The same tests without ADHD', '11 studies, 335 people'],
    beats_all: [
      'Better memory and attention, less anxiety and pain with binaural beats, in one number',
      '22 studies',
    ],
    beats_memory: ['Better memory and attention with binaural beats', '15 studies'],
    beats_home: ['Worse at reasoning with binaural beats at home', '1,000 people in groups'],
    stress_after: [
      'Recovering from stress to music afterwards',
      '14 randomised experiments, 706 people',
    ],
    stress_felt: ['Less felt stress with music', '104 randomised trials, 9,617 people'],
    stress_body: ['Fewer bodily signs of stress', 'the same 104 trials'],
    stress_therapy: ['Less stress with music therapy', '47 studies, 2,747 people'],
    operation_anxiety: [
      'Less anxiety around an operation, with music',
      '81 randomised trials for anxiety and pain',
    ],
    operation_pain: ['Less pain around an operation, with music', 'the same 81 trials'],
    depression_rated: [
      `${DEPRESSION}, as clinicians rate them, with music therapy beside the usual treatment`,
      '4 trials, 219 people',
    ],
    depression_told: [
      `${DEPRESSION}, as the patients themselves rate them`,
      '4 trials, 142 people',
    ],
    depression_therapy: [`${DEPRESSION} with music therapy`, 'its part of 55 randomised trials'],
    depression_music: [
      `${DEPRESSION} with music and no therapist`,
      'its part of the same 55 trials',
    ],
    depression_improvising: [
      `${DEPRESSION} after three months of improvising with a therapist`,
      'one trial by lot, 79 people',
    ],
    depression_drumming: [
      `${DEPRESSION} after ten weeks of drumming in a group`,
      'the drummers before and after; their group was not formed by lot, and the abstract does not say how many',
    ],
    sleep_rated: [
      'Better sleep by the sleepers’ own rating (PSQI), with music',
      '13 randomised trials, 1,007 people',
    ],
    sleep_raga: [
      'Sleep with Neelambari and with Kalyani: no difference was found',
      '8 people, each with both',
    ],
    breath_stress: ['Less stress with breathing practices', '12 randomised trials, 785 people'],
    mantra_anxiety: [
      'Less anxiety with mantra meditation',
      'randomised trials, many of them against doing nothing; the abstract does not say how many',
    ],
    mantra_depression: ['Fewer signs of depression with mantra meditation', 'the same trials'],
    mindful_anxiety: [
      'Less anxiety after eight weeks of mindfulness; mantra programmes showed no reliable benefit',
      '47 trials against something that took as much time, 3,515 people',
    ],
    mindful_depression: [
      'Fewer signs of depression after eight weeks of mindfulness',
      'the same 47 trials',
    ],
    exercise_feeling: [
      'Feeling better in exercise and sport with music',
      '139 studies, 3,599 people',
    ],
    exercise_performance: [
      'Performing better with music',
      '139 studies of exercise and sport, 3,599 people',
    ],
    exercise_effort: ['Less felt effort with music', 'the same 139 studies'],
    exercise_heart: ['A better heart rate with music', 'the same 139 studies'],
    mozart_silence: [
      'Better at spatial tasks after Mozart than without music',
      'nearly 40 studies, over 3,000 people',
    ],
    mozart_music: ['After Mozart than after other music', 'the same studies'],
    sung_words: [
      'Memory and reading to songs with words: worse than in silence',
      'students, each with all; the abstract does not say how many',
    ],
    nature_stress: ['Less stress and annoyance with natural sound', '18 publications'],
    nature_mood: ['Better health and mood with natural sound', 'the same 18 publications'],
    birds_anxiety: [
      'Less anxiety after six minutes of birdsong; the abstract calls it medium',
      '295 people in groups by lot',
    ],
    asmr_whisper: [
      'People who use ASMR and tingle at whispering',
      'a survey of 475 people who chose themselves',
    ],
    bowls_mood: [
      'Less tension and low mood after one session',
      '62 people before and after, with nobody for comparison',
    ],
    ragas_anxiety: [
      'Anxiety after one of three ragas or natural sounds: it fell most with Puriya',
      '140 people in groups by lot',
    ],
    raga_pressure: [
      'Blood pressure after ten minutes of Bhimpalasi: it did not fall',
      '68 people in groups by lot',
    ],
    ragas_emotions: [
      'Joy, sadness and anger recognised in ragas, and peace not reliably',
      '30 Western listeners',
    ],
    ragas_listeners: [
      'Comparisons in which Indian and other listeners felt something different in a raga',
      '144 Indian and 112 other listeners, 192 comparisons',
    ],
    chords: [
      'The liking for consonant chords grew with exposure to Western music',
      'three groups in Bolivia and the United States; the abstract does not say how many',
    ],
    tanpura_eeg: ['Likeness of the EEG and a tanpura’s sound, by one measure', '10 people'],
    stroke_walking: [
      'Walking faster after a stroke, with music that follows the steps: 0.14 against 0.06',
      'one trial by lot, 87 people',
    ],
    light_and_sound: [
      'Alzheimer’s disease after six months of light and sound at 40 Hz: no reliable difference on the main score',
      'one trial against a sham, 76 people',
    ],
    ideas: ['More ideas of many kinds after happy music', 'about 155 people in groups'],
    insight: [
      'Puzzles of insight to music: worse than in quiet',
      'three experiments; the abstract does not say how many people',
    ],
  },
}
