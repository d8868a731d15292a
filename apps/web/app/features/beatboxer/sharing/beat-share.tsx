import { useState } from 'react'
import { parseName, SOUND_NAME_LENGTH } from '@dhvani/catalogue'
import { m } from '#messages'
import { writeBeatLink } from '@dhvani/share-links/beat-link'
import { getBeatbox } from '#lib/listening/beatbox.ts'
import { isAsOpened, stageTitle } from '#lib/beats/stage-title.ts'
import { localPath } from '#lib/language/paths.ts'
import { accountName } from '#lib/session/account-name.ts'
import { readKeptSession } from '#lib/session/kept-session.ts'
import { Field, TextInput } from '#ui/field.tsx'
import { useShareDialog } from '#ui/share-dialog-context.ts'
import { stageName } from '../stage-name.ts'

/** The maker of a beat from a link, until the listener changes the beat; then the listener's own name. */
const firstMaker = (): string => {
  const opened = stageTitle.get()
  const isTheirs = opened !== undefined && isAsOpened(opened, getBeatbox().save())
  return (isTheirs && opened.sharedBy) || accountName(readKeptSession()?.user)
}

type NameFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

const NameField = ({ label, hint, value, onChange }: NameFieldProps) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <TextInput
        {...control}
        value={value}
        most={SOUND_NAME_LENGTH.max}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)

/** Shares the beat on stage as a link that holds it, its title and the name of its maker. */
export const BeatShare = ({ onClose }: { readonly onClose: () => void }) => {
  const renderShareDialog = useShareDialog()
  const [beat] = useState(() => getBeatbox().save())
  const [writtenTitle, setTitle] = useState(stageName)
  const [writtenMaker, setMaker] = useState(firstMaker)
  const [title, maker] = [parseName(writtenTitle) ?? '', parseName(writtenMaker) ?? '']
  const shownTitle = title || m.beat_shared_name()
  const page = new URL(localPath('/beatboxer'), location.origin)
  const { path, isNameCut } = writeBeatLink({ beat, title, maker }, page)
  return renderShareDialog({
    open: true,
    onOpenChange: onClose,
    path,
    children: isNameCut ? <p className="mt-4">{m.mixes_share_name_cut()}</p> : null,
    title: maker
      ? m.beat_share_as({ title: shownTitle, beat: m.beat_made_by({ maker }) })
      : shownTitle,
    about: (
      <div className="mb-5 flex flex-col gap-3">
        <NameField label={m.beat_share_title()} value={writtenTitle} onChange={setTitle} />
        <NameField
          label={m.beat_share_maker()}
          hint={m.beat_share_maker_hint()}
          value={writtenMaker}
          onChange={setMaker}
        />
      </div>
    ),
  })
}
