import { useState } from 'react'
import { BookmarkPlus, RefreshCw } from '#icons'
import { m } from '#messages'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { Button } from '#ui/button.tsx'
import { findSaveProblem, saveMix, suggestName, updateMix } from './keep-mix.ts'
import { MixNameDialog } from './mix-name-dialog.tsx'
import { useOpenedMix } from './use-opened-mix.ts'

/** Save mix, and Update while a saved mix is open and changed. */
export const SaveButtons = () => {
  const isEmpty = useMixer((mix) => mix.tracks.length === 0)
  const { saved, opened, isChanged } = useOpenedMix()
  const [isNaming, setIsNaming] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        className="!px-4 sm:whitespace-nowrap"
        disabled={isEmpty}
        aria-haspopup="dialog"
        onClick={() => setIsNaming(true)}
      >
        <BookmarkPlus aria-hidden size={18} />
        {/* The narrowest phones have no room for it beside the heading of the first sounds. */}
        <span className="max-[22rem]:sr-only">{m.mixes_save()}</span>
      </Button>
      {saved && opened && isChanged ? (
        <Button
          className="!px-4"
          aria-label={m.mixes_update({ name: saved.name })}
          title={m.mixes_update({ name: saved.name })}
          onClick={() => updateMix(saved, opened)}
        >
          <RefreshCw aria-hidden size={18} />
          {m.mixes_update_short()}
        </Button>
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
