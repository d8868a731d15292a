import { useState } from 'react'
import type { Mix } from '@dhvani/catalogue'
import { m } from '#messages'
import { writeMixLink } from '@dhvani/share-links/mix-code'
import { localPath } from '#lib/language/paths.ts'
import { getHour } from '#lib/sounds/renewal/hour.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useShareDialog } from '#ui/share-dialog-context.ts'

type MixShareProps = {
  readonly name: string
  readonly mix: Mix
  readonly onClose: () => void
}

const unsetText = (sounds: readonly string[]): string => {
  const names = sounds.join(m.mix_joint())
  return sounds.length === 1
    ? m.mixes_share_unset_one({ name: names })
    : m.mixes_share_unset_many({ names })
}

/** Shares a mix as a link that holds it, and says what the link leaves out. */
export const MixShare = ({ name, mix, onClose }: MixShareProps) => {
  const renderShareDialog = useShareDialog()
  const home = new URL(localPath('/'), location.origin)
  const [isSameHour, setIsSameHour] = useState(false)
  const seed = isSameHour ? getHour().seed : undefined
  const { path, isNameCut, leftOut, unset } = writeMixLink({ name, mix, seed }, home)
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
        <label className="mt-4 inline-flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-ink-soft">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={isSameHour}
            onChange={({ target }) => setIsSameHour(target.checked)}
          />
          {m.mixes_share_hour()}
        </label>
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
