import type { ComponentProps, ReactNode } from 'react'
import { TextLink } from '#ui/text-link.tsx'
import { Experiment } from './experiments/experiment.tsx'
import { BowlStroke } from './figures/bowl-stroke.tsx'
import { StrokePartials } from './figures/stroke-partials.tsx'
import { TanpuraBloom } from './figures/tanpura-bloom.tsx'
import { TwoTones } from './figures/two-tones.tsx'
import { Listen } from './listen.tsx'
import { Blend } from '#icons'
import { m } from '#messages'
import { inPageLanguage } from '#lib/language/in-english.ts'
import { useHeard } from './article-page.tsx'
import { heardName } from './heard-name.ts'
import { parseMix } from './parse-mix.ts'

/** A button that adds the mix an article proposes (players.ts). */
const TryMix = ({ mix }: { readonly mix: string }) => {
  const heard = useHeard()
  const parts = parseMix(mix).filter(({ id }) => heard.includes(id))
  if (parts.length === 0) return null
  const hint = parts
    .map(({ id, volume }) => m.try_mix_part({ name: heardName(id), volume }))
    .join(m.try_mix_joint())
  const label = m.try_mix()
  return (
    <button
      {...inPageLanguage()}
      type="button"
      className="listen"
      data-mix={parts.map(({ id, volume }) => `${id}:${volume}`).join(',')}
      data-wait={m.preview_loading()}
      aria-label={`${label}: ${hint}`}
    >
      <span className="listen-sign">
        <Blend size={20} />
      </span>
      <span aria-hidden className="listen-words" data-name={label} data-hint={hint} />
    </button>
  )
}

/** The closing paragraph about the product. It is part of the text and looks different. */
const Promotion = ({ children }: { readonly children: ReactNode }) => (
  <div className="article-promotion">{children}</div>
)

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
  BowlStroke,
  Experiment,
  a: ArticleLink,
}

/** The MDX compiler calls this by name (`providerImportSource` in vite.config.ts). */
export const useMDXComponents = () => COMPONENTS
