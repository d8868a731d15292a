import { useState, type ReactNode } from 'react'
import { Play, X } from 'lucide-react'
import { BEAT_LOOPS, BUILT_IN_SOUNDS } from '@dhvani/catalogue'
import { SoundCard, type CardState } from '#features/library/sound-card.tsx'
import type { Theme } from '#lib/theme.ts'
import { showToast } from '#lib/toasts.ts'
import { Artwork } from '#ui/art/artwork.tsx'
import { MOTIF_NAMES } from '#ui/art/draw-artwork.ts'
import type { Palette } from '#ui/art/palettes.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field, TextArea, TextInput } from '#ui/field.tsx'
import { LoopIcon } from '#ui/icons/loop-icon.tsx'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { PlayingBars } from '#ui/playing-bars.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Slider } from '#ui/slider.tsx'

const THEMES: readonly Theme[] = ['subah', 'raat']
const PALETTES: readonly Palette[] = ['marigold', 'terracotta', 'peacock', 'neel', 'rose', 'leaf']
const COLOURS =
  'bg-ground bg-surface bg-sunken bg-line bg-edge bg-ink bg-ink-soft bg-marigold bg-marigold-deep bg-marigold-wash bg-terracotta bg-terracotta-wash bg-peacock bg-peacock-wash bg-danger bg-danger-wash bg-action bg-lit-edge bg-lit-wash'.split(
    ' ',
  )

const TIERS = [
  { value: 'standard', label: 'Standard', detail: '1.2 MB' },
  { value: 'small', label: 'Small', detail: '0.5 MB' },
] as const

type SampleProps = { readonly title: string; readonly children: ReactNode }

const Sample = ({ title, children }: SampleProps) => (
  <section aria-label={title} className="mt-12">
    <h2 className="section-title mb-4 text-2xl">{title}</h2>
    <div className="flex flex-wrap items-center gap-4">{children}</div>
  </section>
)

const Controls = () => {
  const [volume, setVolume] = useState(62)
  const [tier, setTier] = useState<'standard' | 'small'>('standard')
  const [open, setOpen] = useState<'dialog' | 'sheet'>()
  return (
    <>
      <Sample title="Buttons">
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button size="large">
          <Play aria-hidden size={20} /> Large
        </Button>
        <IconButton label="Close sample">
          <X aria-hidden size={20} />
        </IconButton>
        <PlayingBars className="text-terracotta" />
      </Sample>
      <Sample title="Slider">
        <Slider
          className="w-72"
          label="Sample volume"
          value={volume}
          valueText={`${volume} percent`}
          onChange={setVolume}
        />
        <Slider
          className="w-72"
          label="Disabled volume"
          value={30}
          valueText="30 percent"
          onChange={setVolume}
          disabled
        />
      </Sample>
      <Sample title="Choice">
        <Choice label="Download" value={tier} options={TIERS} onChange={setTier} />
      </Sample>
      <Sample title="Dialogs and toasts">
        <Button look="secondary" onClick={() => setOpen('dialog')}>
          Open a dialog
        </Button>
        <Button look="secondary" onClick={() => setOpen('sheet')}>
          Open a sheet
        </Button>
        <Button
          look="secondary"
          onClick={() => showToast({ title: 'Saved', description: 'All is well.' })}
        >
          Show a toast
        </Button>
        <Button
          look="secondary"
          onClick={() => showToast({ title: 'Message sent!', variant: 'success' })}
        >
          Show a success
        </Button>
        <Button
          look="secondary"
          onClick={() => showToast({ title: 'Error', variant: 'destructive' })}
        >
          Show an error
        </Button>
        <Dialog
          kind={open ?? 'dialog'}
          open={open !== undefined}
          onOpenChange={() => setOpen(undefined)}
          title="A dialog"
          closeLabel="Close"
        >
          <p>Focus stays here until it closes.</p>
        </Dialog>
      </Sample>
    </>
  )
}

const CARD_STATES: readonly CardState[] = ['out', 'paused', 'playing']

const Cards = () => (
  <Sample title="Sound cards">
    <ul className="library grow">
      {CARD_STATES.map((state) => (
        <SoundCard
          key={state}
          name="Rain"
          description={`A card that is ${state}`}
          icon={<SoundIcon soundId="rain" size={44} />}
          size="0.5 MB"
          state={state}
          onPress={() => undefined}
          onPreview={() => undefined}
        />
      ))}
    </ul>
  </Sample>
)

const Waiting = () => (
  <Sample title="Waiting and empty">
    <Skeleton className="h-24 w-48" />
    <EmptyState
      picture={<SoundIcon soundId="user:" size={48} />}
      title="Nothing here yet"
      action={<Button look="secondary">Do something about it</Button>}
    >
      One line that says what could be.
    </EmptyState>
  </Sample>
)

const Fields = () => (
  <Sample title="Fields">
    <Field label="Name" hint="As you like to be called">
      {(control) => <TextInput {...control} defaultValue="Asha" />}
    </Field>
    <Field label="Email" error="This is no address">
      {(control) => <TextInput {...control} defaultValue="asha" />}
    </Field>
    <Field label="Message">{(control) => <TextArea {...control} />}</Field>
  </Sample>
)

const Pictures = () => (
  <>
    <Sample title="Icons of sounds and loops">
      {BUILT_IN_SOUNDS.map(({ id }) => (
        <SoundIcon key={id} soundId={id} size={44} />
      ))}
      {BEAT_LOOPS.map(({ id }) => (
        <LoopIcon key={id} loopId={id} size={44} />
      ))}
    </Sample>
    <Sample title="Artwork">
      {MOTIF_NAMES.map((motif, index) => (
        <Artwork
          key={motif}
          seed={motif}
          motif={motif}
          palette={PALETTES[index % PALETTES.length] ?? 'marigold'}
          className="h-40 w-72 rounded-xl"
        />
      ))}
    </Sample>
  </>
)

/** Everything that screens are made of, in both themes. In development only. */
export default function Styleguide() {
  return THEMES.map((theme) => (
    <article key={theme} aria-label={theme} data-theme={theme} className="bg-ground text-ink">
      <div className="page-width py-8">
        <h1 className="text-4xl">Styleguide: {theme}</h1>
        <Sample title="Colours">
          {COLOURS.map((colour) => (
            <div key={colour} className="w-28 text-sm">
              <div className={`h-14 rounded-xl border border-line ${colour}`} />
              {colour.slice(3)}
            </div>
          ))}
        </Sample>
        <Controls />
        <Fields />
        <Cards />
        <Waiting />
        <Pictures />
      </div>
    </article>
  ))
}
