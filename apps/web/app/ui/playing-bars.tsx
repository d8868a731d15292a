import { classNames } from './class-names.ts'

/** Four bars that move while something plays. Say the same in words beside them. */
export const PlayingBars = ({ className }: { readonly className?: string }) => (
  <span
    aria-hidden
    className={classNames('playing-bars inline-flex h-4 items-end gap-[2px]', className)}
  >
    <span />
    <span />
    <span />
    <span />
  </span>
)
