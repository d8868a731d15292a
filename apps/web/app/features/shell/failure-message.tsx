import { m } from '#messages'
import { Button } from '#ui/button.tsx'

/** Plain words and one button. */
export const FailureMessage = ({ onAgain }: { readonly onAgain: () => void }) => {
  'use no memo' // As in #ui/missing-part.tsx.
  return (
    <>
      <h1 className="mt-16 text-3xl">{m.failure_title()}</h1>
      <p className="mt-3 max-w-prose text-ink-soft">{m.failure_text()}</p>
      <Button className="mt-6" onClick={onAgain}>
        {m.failure_reload()}
      </Button>
    </>
  )
}
