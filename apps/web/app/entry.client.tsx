import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { bringTexts } from '#lib/code/bring-language.ts'
import { keepDroppedPresses } from '#lib/page/early-presses.ts'

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
    keepDroppedPresses()
  })

void Promise.all(bringTexts(location.pathname)).then(hydrate)
