import { m } from '#messages'
import { Beatboxer } from '#features/beatboxer/beatboxer.tsx'
import { renderShareDialog } from '#features/share/late-share-dialog.tsx'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { ShareDialogContext } from '#ui/share-dialog-context.ts'

export const meta = () =>
  pageMeta({
    title: m.beat_title(),
    description: m.beat_meta(),
    path: localPath('/beatboxer'),
  })

export default function BeatboxerPage() {
  return (
    <ShareDialogContext value={renderShareDialog}>
      <Beatboxer />
    </ShareDialogContext>
  )
}
