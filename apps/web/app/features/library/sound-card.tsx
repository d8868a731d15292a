import type { ReactNode } from 'react'
import { AudioLines, Pause } from 'lucide-react'
import { m } from '#messages'
import { IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { PlayingBars } from '#ui/playing-bars.tsx'

export type CardState = 'out' | 'paused' | 'playing'

type SoundCardProps = {
  readonly name: string
  readonly description: string
  readonly icon: ReactNode
  readonly state: CardState
  readonly onPress: () => void
  readonly onPreview: () => void
  /** A further control in the corner, e.g. delete. */
  readonly corner?: ReactNode
}

/** The whole card is one button; what else it offers stands in its corners, above it. */
export const SoundCard = (props: SoundCardProps) => {
  const { name, description, icon, state, onPress, onPreview, corner } = props
  const isPlaying = state === 'playing'
  return (
    <li className="relative">
      <button
        type="button"
        aria-pressed={isPlaying}
        onClick={onPress}
        data-state={state}
        className={classNames(
          'group flex h-full w-full flex-col items-center rounded-card border bg-surface px-3 pt-5 pb-4 text-center shadow-card transition-[border-color,background-color,transform] duration-150 hover:border-terracotta active:scale-[0.985]',
          state === 'out' && 'border-line',
          state === 'paused' && 'border-marigold bg-marigold-wash/40',
          isPlaying && 'border-terracotta bg-terracotta-wash',
        )}
      >
        <span
          className={classNames(
            'sound-niche grid h-26 w-22 place-items-center pt-5 transition-colors duration-150',
            isPlaying
              ? 'bg-terracotta text-surface'
              : 'bg-marigold-wash text-marigold-deep group-hover:text-terracotta',
          )}
        >
          <span className="flex flex-col items-center">
            {icon}
            <span className="flex h-4 items-center">
              {isPlaying ? <PlayingBars /> : null}
              {state === 'paused' ? <Pause aria-hidden size={14} strokeWidth={3} /> : null}
            </span>
          </span>
        </span>
        <span className="mt-3 font-display text-lg leading-tight">{name}</span>
        <span className="mt-1 hidden text-sm leading-snug text-ink-soft sm:block">
          {description}
        </span>
      </button>
      {state === 'out' ? null : (
        <IconButton
          label={m.preview_sound({ name })}
          onClick={onPreview}
          className="absolute top-1 right-1"
        >
          <AudioLines aria-hidden size={18} />
        </IconButton>
      )}
      {corner}
    </li>
  )
}
