import type { ReactNode } from 'react'
import { Telescope } from '#icons'
import { m } from '#messages'
import type { ExperimentKind } from '#content/experiments/kinds.ts'
import { inPageLanguage } from '#lib/language/in-english.ts'
import { heardName } from '../heard-name.ts'

type ExperimentProps = {
  readonly kind: ExperimentKind
  /** What the article gives the experiment (content/experiments/kinds.ts). */
  readonly given: string
  /** The caption: what to try here. */
  readonly children: ReactNode
}

/** Something to try in an article. Its code arrives when the reader opens it (open-experiment.ts). */
export const Experiment = ({ kind, given, children }: ExperimentProps) => (
  <figure className="article-figure">
    <figcaption className="!mt-0">{children}</figcaption>
    <div {...inPageLanguage()} className="mt-4">
      <button
        type="button"
        className="listen"
        data-experiment={kind}
        data-given={given}
        data-name={kind === 'watch' ? heardName(given) : undefined}
        data-wait={m.experiment_loading()}
        aria-label={m.experiment_open()}
      >
        <span className="listen-sign">
          <Telescope size={20} />
        </span>
        <span aria-hidden className="listen-words" data-name={m.experiment_open()} />
      </button>
    </div>
  </figure>
)
