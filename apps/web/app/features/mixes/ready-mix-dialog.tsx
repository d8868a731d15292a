import { m } from '#messages'
import { READY_MIXES, type ReadyMixId } from '#lib/mixes/ready-mixes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { MixOffer } from './mix-offer.tsx'
import { MixSounds } from './mix-sounds.tsx'

type ReadyMixDialogProps = {
  readonly id: ReadyMixId
  readonly open: boolean
  readonly onClose: () => void
}

/** A ready-made mix, which plays as a preview as soon as it opens. */
export const ReadyMixDialog = ({ id, open, onClose }: ReadyMixDialogProps) => {
  const ready = READY_MIXES.find((one) => one.id === id)
  if (!ready) return null
  return (
    <Dialog open={open} onOpenChange={onClose} title={ready.name()} closeLabel={m.close()}>
      <div className="flex flex-col gap-5">
        <MixSounds sounds={ready.mix.sounds} />
        <MixOffer name={ready.name()} mix={ready.mix} isPlayedAtOnce onAdded={onClose} />
      </div>
    </Dialog>
  )
}
