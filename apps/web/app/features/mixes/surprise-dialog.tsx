import { useMemo, useState } from 'react'
import { Dices, Lock, LockOpen, Undo2 } from '#icons'
import { m } from '#messages'
import { drawMix, toDrawnMix, type DrawnSound } from '#lib/mixes/draw-mix.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { createId } from '#lib/store/create-id.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { MixOffer } from './mix-offer.tsx'
import { MixSounds } from './mix-sounds.tsx'

const draw = (kept: readonly DrawnSound[]) => drawMix(createId(), kept)

type SurpriseDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** A random mix, which plays as a preview. Its listener keeps sounds and draws the others again. */
export const SurpriseDialog = ({ open, onClose }: SurpriseDialogProps) => {
  /** All draws, the latest last. */
  const [draws, setDraws] = useState(() => [draw([])])
  const [kept, setKept] = useState<readonly string[]>([])
  const drawn = draws.at(-1)
  const mix = useMemo(() => toDrawnMix(drawn ?? []), [drawn])

  const toggleKept = (id: string) =>
    setKept(kept.includes(id) ? kept.filter((other) => other !== id) : [...kept, id])

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={m.surprise()}
      description={m.surprise_text()}
      closeLabel={m.close()}
    >
      <div className="flex flex-col gap-5">
        <MixSounds
          sounds={mix.sounds}
          renderEnd={(sound) => (
            <IconButton
              label={m.surprise_keep({ name: nameInPage(sound) })}
              aria-pressed={kept.includes(sound.id)}
              onClick={() => toggleKept(sound.id)}
              className="-my-2 -me-3 aria-pressed:text-terracotta"
            >
              {kept.includes(sound.id) ? <Lock size={18} /> : <LockOpen size={18} />}
            </IconButton>
          )}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            look="secondary"
            onClick={() =>
              setDraws([...draws, draw(drawn?.filter(({ id }) => kept.includes(id)) ?? [])])
            }
          >
            <Dices size={18} />
            {m.surprise_again()}
          </Button>
          <Button
            look="quiet"
            aria-disabled={draws.length === 1}
            onClick={draws.length === 1 ? undefined : () => setDraws(draws.slice(0, -1))}
          >
            <Undo2 size={18} />
            {m.surprise_back()}
          </Button>
        </div>
        <MixOffer name={m.surprise_mix()} mix={mix} isPlayedAtOnce onAdded={onClose} />
      </div>
    </Dialog>
  )
}
