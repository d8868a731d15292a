import { m } from '#messages'
import { buttonClasses } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { STARTER_BEATS, type StarterBeat } from './starter-beats.ts'
import { starterDescription, starterName } from './loop-words.ts'

type StartersProps = { readonly onChoose: (starter: StarterBeat) => void }

/** Beats to begin with, on the edge of the stage. */
export const Starters = ({ onChoose }: StartersProps) => (
  <fieldset
    aria-label={m.beat_starters()}
    className="grid w-full grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-1.5 sm:flex sm:w-auto sm:gap-2"
  >
    {STARTER_BEATS.map((starter) => (
      <button
        key={starter.id}
        type="button"
        title={starterDescription(starter.id)}
        onClick={() => onChoose(starter)}
        className={classNames(
          buttonClasses('secondary'),
          '!px-2 !py-1 text-sm leading-tight wrap-anywhere sm:!px-4',
        )}
      >
        {starterName(starter.id)}
      </button>
    ))}
  </fieldset>
)
