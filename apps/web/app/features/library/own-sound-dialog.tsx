import { useState, type FormEvent } from 'react'
import { ownSoundDetailsSchema, type UserSoundRow } from '@dhvani/catalogue'
import { m } from '#messages'
import { findEngine } from '#lib/engine/current-engine.ts'
import { fixedWords } from '#lib/language/fixed-words.ts'
import { isUnreached } from '#lib/network/no-answer.ts'
import { unreachedText } from '#lib/network/unreached-text.ts'
import { ownSoundId } from '#lib/sounds/own-sounds/own-sound-id.ts'
import { ownSounds } from '#lib/sounds/own-sounds/own-sounds.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SoundDetails } from '#ui/sound-details.tsx'

type OwnSoundDialogProps = { readonly row: UserSoundRow; readonly onClose: () => void }

/** Changes the name and the description of an own sound. */
export const OwnSoundDialog = ({ row, onClose }: OwnSoundDialogProps) => {
  const [details, setDetails] = useState({
    name: row.name,
    description: row.description ?? '',
  })
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const checked = ownSoundDetailsSchema.safeParse(details)
    if (!checked.success) {
      setProblem(fixedWords(checked.error.issues[0]?.message ?? ''))
      return
    }
    setIsSaving(true)
    setProblem(undefined)
    try {
      await ownSounds.change(row, checked.data)
      findEngine()?.mixer.setName(ownSoundId(row), checked.data.name)
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
        <SoundDetails
          {...details}
          onWrite={(written) => setDetails({ ...details, ...written })}
          error={problem}
          isRenaming
        />
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
