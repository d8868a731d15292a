import type { ComponentProps } from 'react'
import { TextLink } from '#ui/text-link.tsx'
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

const ArticleLink = ({ href = '', children }: ComponentProps<'a'>) => (
  <TextLink href={href} id={idOf(href)}>
    {children}
  </TextLink>
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
