import { classNames } from './class-names.ts'

/** The place of something that is loading; give it a size. Say "loading" in words beside it. */
export const Skeleton = ({ className }: { readonly className: string }) => (
  <span aria-hidden className={classNames('skeleton block', className)} />
)
