import { m } from '#messages'
import { Dialog } from '#ui/dialog.tsx'
import { MixList } from './mix-list.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { ShareMine } from './share-mine.tsx'

/** The saved mixes on every page, from the dock. */
export const MixesDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title={m.mixes_title()} closeLabel={m.close()}>
    <div className="mb-4 flex flex-wrap gap-2">
      <SaveButtons />
      <ShareMine />
    </div>
    <MixList className="flex flex-col gap-3" onOpened={onClose} />
  </Dialog>
)
