import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { BrandMark } from './brand-mark.tsx'

/** Shown in place of a page that failed: plain words and one link. */
export const FailurePage = () => (
  <main id="content" tabIndex={-1} className="page-width py-10">
    <BrandMark />
    <h1 className="mt-16 text-3xl">{m.failure_title()}</h1>
    <p className="mt-3 max-w-prose text-ink-soft">{m.failure_text()}</p>
    <Button className="mt-6" onClick={() => location.reload()}>
      {m.failure_reload()}
    </Button>
  </main>
)
