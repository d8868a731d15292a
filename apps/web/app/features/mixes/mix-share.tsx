import { useId, useState } from 'react'
import { m } from '#messages'
import { writeMixLink, type NamedMix } from '@dhvani/share-links/mix-code'
import { localPath } from '#lib/language/paths.ts'
import { hearTogether, togetherText } from '#lib/mixes/hear-together.ts'
import { getHour, type Hour } from '#lib/sounds/renewal/hour.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useShareDialog } from '#ui/share-dialog-context.ts'

type MixShareProps = NamedMix & {
  /** Whether it is the mix in the mixer, which others may hear together with this page. */
  readonly isMine?: boolean
  readonly onClose: () => void
}

const unsetText = (sounds: readonly string[]): string => {
  const names = sounds.join(m.mix_joint())
  return sounds.length === 1
    ? m.mixes_share_unset_one({ name: names })
    : m.mixes_share_unset_many({ names })
}

type ChoiceProps = {
  readonly label: string
  readonly hint?: string
  readonly isChosen: boolean
  readonly isFixed?: boolean
  readonly onChoose: (isChosen: boolean) => void
}

const Choice = ({ label, hint, isChosen, isFixed = false, onChoose }: ChoiceProps) => {
  const id = useId()
  return (
    <div className="mt-4 text-ink-soft">
      <label className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          aria-describedby={hint ? id : undefined}
          checked={isChosen}
          disabled={isFixed}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={id} className="ms-7.5 text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** Shares a mix as a link that holds it, and says what the link leaves out. */
export const MixShare = ({ name, mix, isMine = false, onClose, ...passedOn }: MixShareProps) => {
  const renderShareDialog = useShareDialog()
  const home = new URL(localPath('/'), location.origin)
  const [isSameHour, setIsSameHour] = useState(false)
  const [shared, setShared] = useState<Hour>()
  const { seed, since } = shared ?? (isSameHour ? { seed: getHour().seed } : passedOn)
  const link = writeMixLink({ name, mix, seed, since }, home)
  const { path, isNameCut, leftOut, unset } = link
  if (leftOut.length === mix.sounds.length)
    return (
      <Dialog open onOpenChange={onClose} title={m.share()} closeLabel={m.close()}>
        <p>{m.mixes_share_none()}</p>
      </Dialog>
    )
  return renderShareDialog({
    open: true,
    onOpenChange: onClose,
    path,
    title: name,
    children: (
      <>
        {passedOn.since === undefined ? (
          <Choice
            label={m.mixes_share_hour()}
            isChosen={isSameHour || shared !== undefined}
            isFixed={shared !== undefined}
            onChoose={setIsSameHour}
          />
        ) : null}
        {isMine ? (
          <Choice
            label={m.mixes_share_together()}
            hint={togetherText()}
            isChosen={shared !== undefined}
            onChoose={(isChosen) => setShared(isChosen ? hearTogether() : undefined)}
          />
        ) : null}
        {isNameCut ? <p className="mt-4">{m.mixes_share_name_cut()}</p> : null}
        {leftOut.length > 0 ? (
          <p className="mt-4">
            {m.mixes_share_left_out({ names: leftOut.map(nameInPage).join(', ') })}
          </p>
        ) : null}
        {unset.length > 0 ? <p className="mt-4">{unsetText(unset.map(nameInPage))}</p> : null}
      </>
    ),
  })
}
