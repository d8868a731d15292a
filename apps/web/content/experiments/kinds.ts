/** What a reader can try in an article (docs/decisions/277-experiments-in-articles.md). */
export const EXPERIMENT_KINDS = ['chance', 'svaras', 'tune', 'breath', 'ladder', 'watch'] as const

export type ExperimentKind = (typeof EXPERIMENT_KINDS)[number]

/** What an article may give each kind. */
export const GIVEN: Readonly<Record<ExperimentKind, RegExp>> = {
  // How many days, or people, are on each side.
  chance: /^(?:[2-9]|[1-4]\d) (?:days|people)$/,
  // The clock of ragas, or ragas to compare.
  svaras: /^(?:clock|[a-z]+(?: [a-z]+)*)$/,
  tune: /^string$/,
  // Breaths a minute at the start.
  breath: /^(?:[4-9]|10)$/,
  // Decibels at the start.
  ladder: /^(?:[6-9]\d|100)$/,
  // A loop that plays in one of the two rounds.
  watch: /^[a-z-]+$/,
}

export const isExperimentKind = (kind: string | undefined): kind is ExperimentKind =>
  EXPERIMENT_KINDS.some((known) => known === kind)
