import type { ExperimentWords } from '#content/experiments/english-words.ts'

/** Plays a loop for an experiment; the players of the page do it. */
export type LoopPlayer = {
  /** @returns whether it plays; `false` where it did not come, which the page has said */
  play(loop: string): Promise<boolean>
  stop(): void
}

export type BodyProps = {
  readonly words: ExperimentWords
  /** What the article gives the experiment. */
  readonly given: string
  readonly loops: LoopPlayer
}
