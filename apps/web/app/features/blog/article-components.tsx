import type { ComponentProps } from 'react'
import { AppLink } from '#ui/app-link.tsx'
import { Listen } from './listen.tsx'
import { Promotion } from './promotion.tsx'
import { TryMix } from './try-mix.tsx'

/** Links inside the site keep the reader's language; links to other sites send no referrer. */
const ArticleLink = ({ href = '', children }: ComponentProps<'a'>) =>
  href.startsWith('/') ? (
    <AppLink to={href}>{children}</AppLink>
  ) : (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  )

const COMPONENTS = { Listen, TryMix, Promotion, a: ArticleLink }

/** The MDX compiler calls this by name (`providerImportSource` in vite.config.ts). */
export const useMDXComponents = () => COMPONENTS
