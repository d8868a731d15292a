import { ChevronDown } from '#icons'
import { m } from '#messages'
import { classNames } from '#ui/class-names.ts'

type TrackCharacterProps = {
  /** Name of the sound. */
  readonly name: string
  readonly isOpen: boolean
  readonly onPress: () => void
}

/**
 * Unfolds place and characters of a built-in sound. It is above the slider, which would take its presses;
 * where there is little height it leaves the room to the sounds, and a finger hits it from above.
 */
export const TrackCharacter = ({ name, isOpen, onPress }: TrackCharacterProps) => (
  <button
    type="button"
    aria-label={m.setting_character_of({ name })}
    title={m.setting_character_of({ name })}
    aria-expanded={isOpen}
    onClick={onPress}
    className="group/character relative z-1 -mt-6 ms-auto flex min-h-11 shrink-0 items-end self-center text-xs leading-none font-semibold [@media(height>=30rem)]:@max-[40rem]:mt-0 [@media(height>=30rem)]:@max-[40rem]:items-center"
  >
    <span
      className={classNames(
        'flex min-h-6 items-center gap-0.5 rounded-full border px-1.5 [@media(height>=30rem)]:@max-[40rem]:min-h-8 [@media(height>=30rem)]:@max-[40rem]:px-3',
        isOpen
          ? 'border-terracotta bg-terracotta-wash text-ink'
          : 'border-edge bg-surface text-ink-soft group-hover/character:border-terracotta group-hover/character:text-terracotta',
      )}
    >
      {m.setting_character()}
      <ChevronDown
        size={14}
        className={classNames('-me-1 @min-[40rem]:hidden', isOpen && 'rotate-180')}
      />
    </span>
  </button>
)
