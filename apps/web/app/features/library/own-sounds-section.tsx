import { Upload } from '#icons'
import { m } from '#messages'
import { useSession } from '#lib/session/session.ts'
import { OWN_SOUND_PREFIX } from '#lib/sounds/own-sounds/own-sound-id.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'
import { LibrarySection } from './library.tsx'

const OwnSoundsList = latePart(async () => (await import('./own-sounds-list.tsx')).OwnSoundsList, {
  missing: MissingNotice,
})

/** The listener's own sounds: list, upload, delete with undo. */
export const OwnSoundsSection = ({ onUpload }: { readonly onUpload: () => void }) => {
  const session = useSession()
  return (
    <LibrarySection
      category="Your Sound"
      aside={
        <Button look="secondary" onClick={onUpload}>
          <Upload size={18} />
          {m.own_upload()}
        </Button>
      }
    >
      {session.status === 'signed-in' ? (
        <OwnSoundsList userId={session.userId} onUpload={onUpload} />
      ) : (
        <EmptyState
          picture={<SoundIcon soundId={OWN_SOUND_PREFIX} size={52} />}
          title={m.own_guest_title()}
        >
          {m.own_guest_text()}
        </EmptyState>
      )}
    </LibrarySection>
  )
}
