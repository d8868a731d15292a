import type { FormEvent, ReactNode, Ref } from 'react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'

type SettingsFormProps = {
  readonly ref?: Ref<HTMLFormElement>
  /** The words of its button. */
  readonly action: string
  readonly isBusy: boolean
  readonly children: ReactNode
  onSubmit(): void
}

/** One setting and the button that saves it; what is wrong is told by the field, not the browser. */
export const SettingsForm = ({ ref, action, isBusy, children, onSubmit }: SettingsFormProps) => (
  <form
    ref={ref}
    method="post"
    noValidate
    onSubmit={(event: FormEvent) => {
      event.preventDefault()
      onSubmit()
    }}
    className="flex max-w-lg flex-col items-start gap-4"
  >
    {children}
    <Button type="submit" look="secondary">
      {isBusy ? m.account_saving() : action}
    </Button>
  </form>
)
