import type { ReactNode } from 'react'
import { m } from '#messages'
import { showToast } from '#lib/toasts.ts'
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
