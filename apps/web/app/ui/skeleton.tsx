import { classNames } from './class-names.ts'

/** A placeholder for content that is loading. Give it a size, and say "loading" beside it. */
export const Skeleton = ({ className }: { readonly className: string }) => (
  <span aria-hidden className={classNames('skeleton block', className)} />
)
