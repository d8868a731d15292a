import { useState } from 'react'
import { parseName, SOUND_NAME_LENGTH } from '@dhvani/catalogue'
import { writeCourseLink, type NamedCourse } from '@dhvani/share-links/course-link'
import { m } from '#messages'
import { nameOfScene } from '#lib/course/describe-night.ts'
import { localPath } from '#lib/language/paths.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { useShareDialog } from '#ui/share-dialog-context.ts'

type NightShareProps = NamedCourse & { readonly onClose: () => void }

/** Shares a night as a link that holds it, under a name that the listener may change, and says what the link leaves out. */
export const NightShare = ({ name, scenes, onClose }: NightShareProps) => {
  const renderShareDialog = useShareDialog()
  const [written, setWritten] = useState(name)
  const home = new URL(localPath('/'), location.origin)
  const parsed = parseName(written) ?? ''
  const link = writeCourseLink({ name: parsed, scenes }, home)
  if (!link)
    return (
      <Dialog open onOpenChange={onClose} title={m.share()} closeLabel={m.close()}>
        <p>{m.course_share_none()}</p>
      </Dialog>
    )
  const { path, isNameCut, leftOut, leftOutSounds, unset } = link
  const sounds = [...new Set(leftOutSounds.map(nameInPage))].join(m.mix_joint())
  const notes = [
    isNameCut && m.mixes_share_name_cut(),
    leftOut.length > 0 &&
      m.course_share_left_out({ names: leftOut.map(nameOfScene).join(m.mix_joint()) }),
    sounds !== '' && m.mixes_share_left_out({ names: sounds }),
    unset.length > 0 &&
      m.mixes_share_unset_many({ names: unset.map(nameInPage).join(m.mix_joint()) }),
  ].filter((note) => note !== false)
  return renderShareDialog({
    open: true,
    onOpenChange: onClose,
    path,
    title: parsed || m.course_shared_unnamed(),
    about: (
      <div className="mb-5">
        <Field label={m.course_share_name()}>
          {(control) => (
            <TextInput
              {...control}
              value={written}
              most={SOUND_NAME_LENGTH.max}
              onChange={({ target }) => setWritten(target.value)}
            />
          )}
        </Field>
      </div>
    ),
    children: notes.map((note) => (
      <p key={note} className="mt-4">
        {note}
      </p>
    )),
  })
}
