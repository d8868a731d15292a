import { useState, type FormEvent } from 'react'
import {
  ownSoundDetailsSchema,
  SOUND_DESCRIPTION_MAX_LENGTH,
  SOUND_NAME_LENGTH,
  type UserSoundRow,
} from '@dhvani/catalogue'
import { m } from '#messages'
import { findEngine } from '#lib/engine/current-engine.ts'
import { fixedWords } from '#lib/page/fixed-words.ts'
import { isUnreached } from '#lib/page/is-unreached.ts'
import { unreachedText } from '#lib/page/unreached-text.ts'
import { ownSoundId } from '#lib/sounds/own-sounds/own-sound-id.ts'
import { ownSounds } from '#lib/sounds/own-sounds/own-sounds.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, TextArea, TextInput } from '#ui/field.tsx'

type OwnSoundDialogProps = { readonly row: UserSoundRow; readonly onClose: () => void }

/** Changes the name and the description of an own sound. */
export const OwnSoundDialog = ({ row, onClose }: OwnSoundDialogProps) => {
  const [name, setName] = useState(row.name)
  const [description, setDescription] = useState(row.description ?? '')
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const details = ownSoundDetailsSchema.safeParse({ name, description })
    if (!details.success) {
      setProblem(fixedWords(details.error.issues[0]?.message ?? ''))
      return
    }
    setIsSaving(true)
    setProblem(undefined)
    try {
      await ownSounds.change(row, details.data)
      findEngine()?.mixer.setName(ownSoundId(row), details.data.name)
      onClose()
    } catch (error) {
      reportError(error)
      setProblem(isUnreached(error) ? unreachedText(m.own_edit_failed()) : m.own_edit_failed())
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title={m.own_edit_title()} closeLabel={m.close()}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        className="flex flex-col gap-5"
      >
        <Field label={m.upload_name_label({ count: name.length })} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              // The listener pressed Edit: the next step is to type.
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog, on request
              autoFocus
              name="sound-name"
              autoComplete="off"
              value={name}
              maxLength={SOUND_NAME_LENGTH.max}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={m.upload_description_label({ count: description.length })}>
          {(control) => (
            <TextArea
              {...control}
              name="description"
              rows={3}
              value={description}
              maxLength={SOUND_DESCRIPTION_MAX_LENGTH}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button type="submit" disabled={isSaving}>
            {m.own_edit_save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
