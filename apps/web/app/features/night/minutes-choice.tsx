import { m } from '#messages'
import { classNames } from '#ui/class-names.ts'

const CHOICE = 'tabular min-h-11 rounded-full border px-4 font-semibold transition-colors'
const CHOSEN = 'border-terracotta bg-terracotta-wash text-ink'
const OTHER = 'border-edge text-ink-soft hover:border-terracotta hover:text-terracotta'

type MinutesChoiceProps = {
  readonly options: readonly number[]
  readonly chosen: number
  readonly onChoose: (minutes: number) => void
}

/** Lengths to choose from. */
export const MinutesChoice = ({ options, chosen, onChoose }: MinutesChoiceProps) => (
  <div className="flex flex-wrap gap-2">
    {options.map((minutes) => (
      <button
        key={minutes}
        type="button"
        aria-pressed={minutes === chosen}
        onClick={() => onChoose(minutes)}
        className={classNames(CHOICE, minutes === chosen ? CHOSEN : OTHER)}
      >
        {m.timer_minutes({ minutes })}
      </button>
    ))}
  </div>
)
