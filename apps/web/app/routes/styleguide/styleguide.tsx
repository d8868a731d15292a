import type { Theme } from '#lib/page/theme.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { Controls } from './controls.tsx'
import { Pictures } from './pictures.tsx'
import { States } from './states.tsx'
import { Tokens } from './tokens.tsx'

const THEMES: readonly Theme[] = ['subah', 'raat']

/** Every component in both themes. Served in development only. */
export default function Styleguide() {
  const isAlive = useHydrated()
  return THEMES.map((theme) => (
    <article
      key={theme}
      aria-label={theme}
      aria-busy={!isAlive}
      data-theme={theme}
      className="bg-ground text-ink"
    >
      <div className="page-width py-8">
        <h1 className="text-4xl">
          Styleguide: <span>{theme}</span>
        </h1>
        <Tokens />
        <Controls />
        <States />
        <Pictures />
      </div>
    </article>
  ))
}
