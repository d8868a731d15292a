import type { ComponentProps } from 'react'
import { AppLink } from '#ui/app-link.tsx'
import { StrokePartials } from './figures/stroke-partials.tsx'
import { TanpuraBloom } from './figures/tanpura-bloom.tsx'
import { TwoTones } from './figures/two-tones.tsx'
import { Listen } from './listen.tsx'
import { Promotion } from './promotion.tsx'
import { TryMix } from './try-mix.tsx'

const STUDY = '/what-is-known#'

/** A link to a study has an id, so that Back can lead to it (living-article.tsx). */
const idOf = (href: string): string | undefined =>
  href.startsWith(STUDY) ? `to-${href.slice(STUDY.length)}` : undefined

/** Links inside the site keep the reader's language; links to other sites send no referrer. */
const ArticleLink = ({ href = '', children }: ComponentProps<'a'>) =>
  href.startsWith('/') ? (
    <AppLink to={href} id={idOf(href)}>
      {children}
    </AppLink>
  ) : (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  )

const COMPONENTS = {
  Listen,
  TryMix,
  Promotion,
  StrokePartials,
  TwoTones,
  TanpuraBloom,
  a: ArticleLink,
}

/** The MDX compiler calls this by name (`providerImportSource` in vite.config.ts). */
export const useMDXComponents = () => COMPONENTS
