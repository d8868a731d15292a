import { attention, adhd, creativity } from './attention.ts'
import { fortyHertz, mantra, movement, pleasure } from './breath.ts'
import { depression } from './depression.ts'
import { cultures, ragas } from './indian-music.ts'
import { instruments } from './instruments.ts'
import { asmr, binauralBeats, bowls, nature } from './listening.ts'
import { sleep } from './sleep.ts'
import { pain, stress } from './stress.ts'
import type { Question } from './study.ts'

/** The sections of the page "What is known", in its order. */
export const questions: readonly Question[] = [
  sleep,
  stress,
  pain,
  depression,
  attention,
  adhd,
  creativity,
  binauralBeats,
  asmr,
  nature,
  ragas,
  mantra,
  bowls,
  movement,
  pleasure,
  cultures,
  instruments,
  fortyHertz,
]
