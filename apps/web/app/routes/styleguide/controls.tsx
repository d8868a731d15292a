import { useState } from 'react'
import { Play, X } from '#icons'
import { showToast } from '#lib/notices/toasts.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, TextArea, TextInput } from '#ui/field.tsx'
import { PlayingBars } from '#ui/playing-bars.tsx'
import { Slider } from '#ui/slider.tsx'
import { Sample } from './sample.tsx'

const TIERS = [
  { value: 'standard', label: 'Standard', detail: '1.2 MB' },
  { value: 'small', label: 'Small', detail: '0.5 MB' },
] as const

const Buttons = () => (
  <Sample title="Buttons">
    <Button>Primary</Button>
    <Button look="secondary">Secondary</Button>
    <Button look="quiet">Quiet</Button>
    <Button look="danger">Danger</Button>
    <Button disabled>Disabled</Button>
    <Button size="large">
      <Play size={20} /> Large
    </Button>
    <IconButton label="Close sample">
      <X size={20} />
    </IconButton>
    <PlayingBars className="text-terracotta" />
  </Sample>
)

const Values = () => {
  const [volume, setVolume] = useState(62)
  const [tier, setTier] = useState<'standard' | 'small'>('standard')
  return (
    <>
      <Sample title="Sliders">
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
      <Sample title="Choices">
        <Choice label="Download" value={tier} options={TIERS} onChange={setTier} />
      </Sample>
    </>
  )
}

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

const Overlays = () => {
  const [open, setOpen] = useState<'dialog' | 'sheet'>()
  return (
    <Sample title="Dialogs, sheets and live toasts">
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
      <Dialog
        kind={open ?? 'dialog'}
        open={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
        title={open === 'sheet' ? 'A sheet' : 'A dialog'}
        description="What it is for, in a line"
        closeLabel="Close"
      >
        <p>Focus stays here until it closes.</p>
        <Button className="mt-4">Do it</Button>
      </Dialog>
    </Sample>
  )
}

export const Controls = () => (
  <>
    <Buttons />
    <Values />
    <Fields />
    <Overlays />
  </>
)
