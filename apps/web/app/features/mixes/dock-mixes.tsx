import { useEffect, useState } from 'react'
import { Library } from '#icons'
import { m } from '#messages'
import { followSavedMixes } from '#lib/mixes/saved-mixes.ts'
import { IconButton } from '#ui/button.tsx'
import { MixesDialog } from './mixes-dialog.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { ShareMine } from './share-mine.tsx'

/** Save, Update and Share on wide screens; on every screen the button of the saved mixes. */
export const DockMixes = () => {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(followSavedMixes, [])
  return (
    <>
      <div className="hidden gap-2 @min-[64rem]:flex">
        <SaveButtons />
        <ShareMine />
      </div>
      <IconButton
        label={m.mixes_open_list()}
        look="secondary"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Library aria-hidden size={18} />
      </IconButton>
      {isOpen ? <MixesDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
