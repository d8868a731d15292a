import { useEffect, useId, useRef, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { englishWords, type ExperimentWords } from '#content/experiments/english-words.ts'
import type { ExperimentKind } from '#content/experiments/kinds.ts'
import { inEnglish } from '#lib/language/in-english.ts'
import { Button } from '#ui/button.tsx'
import type { BodyProps, LoopPlayer } from './body-props.ts'
import { Breath } from './breath/breath.tsx'
import { Chance } from './chance/chance.tsx'
import { followTones, stopTones } from './experiment-stage.ts'
import { Ladder } from './ladder/ladder.tsx'
import { Svaras } from './svaras/svaras.tsx'
import { Tune } from './tune/tune.tsx'
import { Watch } from './watch/watch.tsx'

const BODIES: Readonly<Record<ExperimentKind, ComponentType<BodyProps>>> = {
  chance: Chance,
  svaras: Svaras,
  tune: Tune,
  breath: Breath,
  ladder: Ladder,
  watch: Watch,
}

type RoomProps = BodyProps & {
  readonly kind: ExperimentKind
  readonly onClose: () => void
  /** Marks the words where they are not in the page's language. */
  readonly mark: ReturnType<typeof inEnglish>
}

const titleOf = ({ kind, given, words }: Pick<RoomProps, 'kind' | 'given' | 'words'>): string =>
  given === 'clock' ? words.svaras_clock_title : words[`${kind}_title`]

const Room = (props: RoomProps) => {
  const { kind, onClose, mark, ...body } = props
  const { words } = body
  const Body = BODIES[kind]
  const title = useRef<HTMLParagraphElement>(null)
  const id = useId()
  // The press that opened the room was on a button that is hidden now.
  useEffect(() => title.current?.focus(), [])
  return (
    <section {...mark} aria-labelledby={id} className="experiment-room">
      <p ref={title} id={id} tabIndex={-1} className="text-xl font-semibold">
        {titleOf(props)}
      </p>
      <Body {...body} />
      <dl className="grid gap-2 border-t border-line pt-4 text-base">
        <dt className="font-semibold">{words.shows}</dt>
        <dd>{words[`${kind}_shows`]}</dd>
        <dt className="font-semibold">{words.cannot}</dt>
        <dd>{words[`${kind}_cannot`]}</dd>
      </dl>
      <Button look="secondary" className="justify-self-start" onClick={onClose}>
        {words.close}
      </Button>
    </section>
  )
}

type OpenRoom = {
  /** An empty element of the page. */
  readonly place: HTMLElement
  readonly kind: ExperimentKind
  readonly given: string
  /** `undefined` for the English ones. */
  readonly words: ExperimentWords | undefined
  readonly loops: LoopPlayer
  readonly onClose: () => void
}

/**
 * Shows an experiment in its place.
 *
 * @returns a function that ends it and its sound
 */
export const openRoom = ({ place, words, loops, ...props }: OpenRoom): (() => void) => {
  const root = createRoot(place)
  const mark = words ? {} : inEnglish()
  root.render(<Room {...props} loops={loops} words={words ?? englishWords} mark={mark} />)
  const leaveTones = followTones(loops.stop)
  return () => {
    leaveTones()
    stopTones()
    loops.stop()
    root.unmount()
  }
}

/** Ends the tones of the experiment that is open: something else plays now. */
export const hushRoom = stopTones
