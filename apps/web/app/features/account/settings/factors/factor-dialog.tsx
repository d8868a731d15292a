import type { FormEvent, ReactNode, Ref } from 'react'
import { m } from '#messages'
import { showToast } from '#lib/page/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, TextInput } from '#ui/field.tsx'

/** What the dialogs that add a second step are given. */
export type AddFactorProps = {
  /** What it is called unless its owner names it otherwise. */
  readonly suggestion: string
  onClose(): void
  /** It is on. */
  onAdded(): Promise<void>
}

export const tellFactorOn = (name: string): void => {
  showToast({
    title: m.account_factor_on({ name }),
    description: m.account_factor_on_text(),
    variant: 'success',
  })
}

type FactorDialogProps = {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
  onClose(): void
}

export const FactorDialog = ({ title, text, children, onClose }: FactorDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => (open ? undefined : onClose())}
    title={title}
    description={text}
    closeLabel={m.close()}
  >
    {children}
  </Dialog>
)

type FactorFormProps = {
  readonly ref: Ref<HTMLFormElement>
  /** There is a factor, whose first code turns it on. */
  readonly isProving: boolean
  readonly isBusy: boolean
  readonly children: ReactNode
  onSubmit(): void
}

/** First what the factor is, then its first code: only a code that was right turns it on. */
export const FactorForm = ({ ref, isProving, isBusy, children, onSubmit }: FactorFormProps) => (
  <form
    ref={ref}
    method="post"
    noValidate
    onSubmit={(event: FormEvent) => {
      event.preventDefault()
      onSubmit()
    }}
    className="flex flex-col gap-5"
  >
    {children}
    <Button type="submit" size="large">
      {isBusy ? m.auth_working() : isProving ? m.account_factor_finish() : m.account_factor_begin()}
    </Button>
  </form>
)

const LONGEST_NAME = 60

type FactorNameProps = { readonly value: string; onChange(name: string): void }

export const FactorName = ({ value, onChange }: FactorNameProps) => (
  <Field label={m.account_factor_name()} hint={m.account_factor_name_hint()}>
    {(control) => (
      <TextInput
        {...control}
        name="factor-name"
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required
      />
    )}
  </Field>
)
