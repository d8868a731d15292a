/** A press that moves less than this, in pixels, is a press and no drag. */
const SLOP = 5

type Drag = {
  /** Called with each move of the pointer, once it is a drag. */
  readonly onMove: (event: PointerEvent) => void
  /** Called once at the end of a drag; `isDropped` is false where Escape or the browser ended it. */
  readonly onEnd: (isDropped: boolean) => void
}

const stopClick = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** A drag ends with a click on what was pressed, in the same task; it was not meant as one. */
const ignoreNextClick = (): void => {
  addEventListener('click', stopClick, { capture: true })
  setTimeout(() => removeEventListener('click', stopClick, { capture: true }))
}

/** Follows a pointer from its press to its release, also over other elements. Escape ends a drag without a drop. */
export const followDrag = (
  press: Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>,
  { onMove, onEnd }: Drag,
): void => {
  const following = new AbortController()
  let state: 'pressed' | 'dragging' | 'over' = 'pressed'

  const end = (isDropped: boolean) => {
    if (state !== 'dragging') return
    state = 'over'
    onEnd(isDropped)
  }
  const handleMove = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId || state === 'over') return
    const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY)
    if (state === 'pressed' && distance < SLOP) return
    state = 'dragging'
    onMove(event)
  }
  const handleRelease = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    end(event.type === 'pointerup')
    if (state === 'over') ignoreNextClick()
    following.abort()
  }
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end(false)
  }
  const { signal } = following
  addEventListener('pointermove', handleMove, { signal })
  addEventListener('pointerup', handleRelease, { signal })
  addEventListener('pointercancel', handleRelease, { signal })
  addEventListener('keydown', handleKey, { signal })
}
