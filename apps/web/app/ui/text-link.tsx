import type { ComponentProps } from 'react'
import { AppLink } from './app-link.tsx'

/** A link in a text. Inside the site it keeps the reader's language; links to other sites send no referrer. */
export const TextLink = ({ href = '', id, children }: ComponentProps<'a'>) =>
  href.startsWith('/') ? (
    <AppLink to={href} id={id}>
      {children}
    </AppLink>
  ) : (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  )
