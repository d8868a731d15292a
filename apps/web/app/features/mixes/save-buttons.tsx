import { useState } from 'react'
import { BookmarkPlus, RefreshCw } from '#icons'
import { m } from '#messages'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { BarButton } from '#ui/bar-button.tsx'
import { Button } from '#ui/button.tsx'
import { findSaveProblem, saveMix, suggestName, updateMix } from './keep-mix.ts'
import { MixNameDialog } from './mix-name-dialog.tsx'
import { useOpenedMix } from './use-opened-mix.ts'

type SaveButtonsProps = {
  /** Whether they are in the dock, which has pictures with a word below. */
  readonly isInBar?: boolean | undefined
}

type UpdateButtonProps = SaveButtonsProps & {
  /** Of the saved mix. */
  readonly name: string
  readonly onClick: () => void
}

const UpdateButton = ({ isInBar, name, onClick }: UpdateButtonProps) => {
  const label = m.mixes_update({ name })
  return isInBar ? (
    <BarButton label={label} word={m.mixes_update_short()} onClick={onClick}>
      <RefreshCw size={18} />
    </BarButton>
  ) : (
    <Button className="!px-4" aria-label={label} title={label} onClick={onClick}>
      <RefreshCw size={18} />
      {m.mixes_update_short()}
    </Button>
  )
}

/** Save mix, and Update while a saved mix is open and changed. */
export const SaveButtons = ({ isInBar }: SaveButtonsProps) => {
  const isEmpty = useMixer((mix) => mix.tracks.length === 0)
  const { saved, opened, isChanged } = useOpenedMix()
  const [isNaming, setIsNaming] = useState(false)
  const save = {
    disabled: isEmpty,
    'aria-haspopup': 'dialog',
    onClick: () => setIsNaming(true),
  } as const
  return (
    <>
      {isInBar ? (
        <BarButton label={m.mixes_save()} word={m.mixes_save_confirm()} {...save}>
          <BookmarkPlus size={18} />
        </BarButton>
      ) : (
        <Button look="secondary" className="!px-4 sm:whitespace-nowrap" {...save}>
          <BookmarkPlus size={18} />
          {/* The narrowest phones have no room for it beside the heading of the first sounds. */}
          <span className="max-[22rem]:sr-only">{m.mixes_save()}</span>
        </Button>
      )}
      {saved && opened && isChanged ? (
        <UpdateButton
          isInBar={isInBar}
          name={saved.name}
          onClick={() => updateMix(saved, opened)}
        />
      ) : null}
      {isNaming ? (
        <MixNameDialog
          title={m.mixes_save()}
          description={m.mixes_save_text()}
          firstName={suggestName()}
          refusal={findSaveProblem()}
          onName={saveMix}
          onClose={() => setIsNaming(false)}
        />
      ) : null}
    </>
  )
}
