import { useState, type FormEvent } from 'react'
import { parseName, SOUND_NAME_LENGTH } from '@dhvani/catalogue'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, TextInput } from '#ui/field.tsx'

type MixNameDialogProps = {
  readonly title: string
  readonly description?: string
  readonly firstName: string
  /** Why the mix cannot be saved under any name. */
  readonly refusal?: string | undefined
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a mix. */
export const MixNameDialog = (props: MixNameDialogProps) => {
  const { title, description, firstName, refusal, onName, onClose } = props
  const [text, setText] = useState(firstName)
  const [problem, setProblem] = useState(refusal)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const name = parseName(text)
    if (name === undefined || refusal) {
      setProblem(refusal ?? m.mixes_name_problem())
      return
    }
    onName(name)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      closeLabel={m.close()}
    >
      <form onSubmit={handleSubmit} className="flex flex-col gap-4">
        <Field label={m.mixes_name()} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              // The listener pressed Save or Rename: the next step is to type.
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog, on request
              autoFocus
              value={text}
              most={SOUND_NAME_LENGTH.max}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="self-start">
          {m.mixes_save_confirm()}
        </Button>
      </form>
    </Dialog>
  )
}
