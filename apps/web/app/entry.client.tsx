import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { bringLanguage } from '#lib/page/bring-language.ts'
import { localeOfPath } from '#lib/page/paths.ts'

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })

void bringLanguage(localeOfPath(location.pathname)).then(hydrate)
