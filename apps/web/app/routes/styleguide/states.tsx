import { SoundCard, type CardState } from '#features/library/sound-card.tsx'
import type { Toast } from '#lib/notices/toasts.ts'
import { OWN_SOUND_PREFIX } from '#lib/sounds/own-sounds/own-sound-id.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ToastCard } from '#ui/toast-card.tsx'
import { Sample } from './sample.tsx'

const CARD_STATES: readonly CardState[] = ['out', 'paused', 'playing']

const LONGEST_TIMEOUT = 2 ** 31 - 1

const toast = (about: Partial<Toast> & Pick<Toast, 'title'>): Toast => ({
  id: about.title,
  language: 'en',
  variant: 'default',
  duration: LONGEST_TIMEOUT,
  ...about,
})

const TOASTS = [
  toast({ title: 'Saved', description: 'All is well.' }),
  toast({
    title: 'Temple rain is deleted',
    action: { label: 'Undo', onAction: () => undefined },
  }),
  toast({ title: 'Message sent!', variant: 'success' }),
  toast({ title: 'Error', description: 'Failed to load Rain.', variant: 'destructive' }),
]

/** Components while something loads, plays, is missing or has failed. */
export const States = () => (
  <>
    <Sample title="Sound cards">
      <ul className="library grow">
        {CARD_STATES.map((state) => (
          <SoundCard
            key={state}
            id="rain"
            name="Rain"
            description={`A card that is ${state}`}
            icon={<SoundIcon soundId="rain" size={44} />}
            size="0.5 MB"
            state={state}
            isSilent={false}
            onPress={() => undefined}
            onPreview={() => undefined}
          />
        ))}
      </ul>
    </Sample>
    <Sample title="Toasts">
      {TOASTS.map((each) => (
        <div key={each.id} className="w-full max-w-md">
          <ToastCard toast={each} closeLabel="Close" />
        </div>
      ))}
    </Sample>
    <Sample title="Waiting">
      <Skeleton className="h-24 w-48" />
      <Skeleton className="h-6 w-72" />
    </Sample>
    <Sample title="Empty">
      <EmptyState
        picture={<SoundIcon soundId={OWN_SOUND_PREFIX} size={48} />}
        title="Nothing here yet"
        action={<Button look="secondary">Do something about it</Button>}
      >
        One line that says what could be.
      </EmptyState>
    </Sample>
    <Sample title="Errors">
      <p role="alert" className="rounded-xl bg-danger-wash px-4 py-3 text-danger">
        Something went wrong. Please try again.
      </p>
      <p className="font-semibold text-danger">The file is larger than 50 MB.</p>
    </Sample>
  </>
)
