import { BEAT_LOOPS, BUILT_IN_SOUNDS } from '@dhvani/catalogue'
import { OWN_SOUND_PREFIX } from '#lib/sounds/own-sounds/own-sound-id.ts'
import { Artwork } from '#ui/art/artwork.tsx'
import { MOTIF_NAMES } from '#ui/art/draw-artwork.ts'
import type { Palette } from '#ui/art/palettes.ts'
import { LoopIcon } from '#ui/icons/loop-icon.tsx'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { Sample } from './sample.tsx'

const PALETTES: readonly Palette[] = ['marigold', 'terracotta', 'peacock', 'neel', 'rose', 'leaf']

export const Pictures = () => (
  <>
    <Sample title="Icons of sounds">
      {BUILT_IN_SOUNDS.map(({ id }) => (
        <SoundIcon key={id} soundId={id} size={44} />
      ))}
      <SoundIcon soundId={OWN_SOUND_PREFIX} size={44} />
    </Sample>
    <Sample title="Icons of loops">
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
          className="h-24 w-40 rounded-xl"
        />
      ))}
    </Sample>
  </>
)
