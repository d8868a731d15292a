import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Library } from '#icons'
import { m } from '#messages'
import { plainPath } from '#lib/language/paths.ts'
import { followSavedMixes } from '#lib/mixes/saved-mixes.ts'
import { BarButton } from '#ui/bar-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { SaveButtons } from './save-buttons.tsx'
import { MixList } from './mix-list.tsx'
import { describeMine } from './keep-mix.ts'
import { ShareMixButton } from './share-mix-button.tsx'

/** Shares the mix in the mixer, saved or not. */
const ShareMine = ({ isInBar }: { readonly isInBar?: boolean }) => {
  const isEmpty = useMixer((mix) => mix.tracks.length === 0)
  return <ShareMixButton isMine isInBar={isInBar} disabled={isEmpty} findMix={describeMine} />
}

/** The saved mixes on every page, from the dock. */
const MixesDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title={m.mixes_title()} closeLabel={m.close()}>
    <div className="mb-4 flex flex-wrap gap-2">
      <SaveButtons />
      <ShareMine />
    </div>
    <MixList className="flex flex-col gap-3" onOpened={onClose} />
  </Dialog>
)

/** Save, Update (except on Home) and Share on wide screens; on every screen the button of the saved mixes. */
export const DockMixes = () => {
  const [isOpen, setIsOpen] = useState(false)
  const isHome = plainPath(useLocation().pathname) === '/'
  useEffect(followSavedMixes, [])
  return (
    <>
      <div className="hidden gap-2 @min-[64rem]:flex">
        {/* Home has them beside the first sounds. */}
        {isHome ? null : <SaveButtons isInBar />}
        <ShareMine isInBar />
      </div>
      <BarButton
        label={m.mixes_open_list()}
        word={m.mixes_open_list()}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Library size={18} />
      </BarButton>
      {isOpen ? <MixesDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
