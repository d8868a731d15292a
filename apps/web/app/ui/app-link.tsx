import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { localPath, plainPath } from '#lib/language/paths.ts'

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** Address without a language prefix, beginning with a slash. */
  readonly to: string
}

/** A link inside the site, in the page's language. A link to the open page has `aria-current`. */
export const AppLink = ({ to, ...rest }: AppLinkProps) => {
  const { pathname } = useLocation()
  const isCurrent = plainPath(pathname) === to
  return <Link to={localPath(to)} aria-current={isCurrent ? 'page' : undefined} {...rest} />
}
