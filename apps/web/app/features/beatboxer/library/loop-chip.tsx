import type { CSSProperties } from 'react'
import { useDraggable } from '@dnd-kit/core'
import type { BeatLoop } from '@dhvani/catalogue'
import { loopName } from '#lib/beats/loop-name.ts'
import { classNames } from '#ui/class-names.ts'
import { LoopIcon } from '#ui/icons/loop-icon.tsx'
import { loopDescription } from '../loop-words.ts'

type FaceProps = { readonly loop: BeatLoop; readonly isRaised?: boolean }

/** The picture of a loop, in the library and while it is dragged. */
export const LoopFace = ({ loop, isRaised }: FaceProps) => (
  <span
    className={classNames('loop-chip', isRaised && 'loop-chip-raised')}
    style={{ '--dye': loop.color } as CSSProperties}
  >
    <span className="loop-chip-icon">
      <LoopIcon loopId={loop.icon} size={26} />
    </span>
    <span className="max-w-full truncate">{loopName(loop.id)}</span>
  </span>
)

type LoopChipProps = {
  readonly loop: BeatLoop
  readonly isPicked: boolean
  /** Tab stops here. */
  readonly isStop: boolean
  readonly onFocus: () => void
  /** @param byKeyboard pressed with a key, or by a screen reader */
  readonly onPick: (byKeyboard: boolean) => void
}

/** The listener drags it to a musician, or presses it and then a musician. */
export const LoopChip = ({ loop, isPicked, isStop, onFocus, onPick }: LoopChipProps) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `loop-${loop.id}`,
    data: { loopId: loop.id },
  })
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      onClick={(event) => onPick(event.detail === 0)}
      aria-label={loopName(loop.id)}
      aria-pressed={isPicked}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      title={loopDescription(loop.id)}
      data-loop={loop.id}
      className={classNames('loop-button', isDragging && 'opacity-40')}
    >
      <LoopFace loop={loop} />
    </button>
  )
}
