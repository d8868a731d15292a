import type { PreviewSnapshot, SoundSource } from '@dhvani/audio-engine'
import type { BuiltInSound } from '@dhvani/catalogue'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { chooseTier, useTier, type DownloadTier } from '#lib/sounds/download-tier.ts'
import { downloadSizes } from '#lib/sounds/download-sizes.ts'
import { megabytesText } from '#lib/sounds/megabytes.ts'
import { creditOf, findAvailableSound, sourceOf } from '#lib/sounds/sound-sources.ts'
import { Choice } from '#ui/choice.tsx'
import { CreditLine } from '#ui/credit-line.tsx'

const fileName = (url: string) => decodeURIComponent(url.split('?', 1)[0]?.split('/').at(-1) ?? '')

type TierChoiceProps = {
  readonly sound: BuiltInSound
  readonly volume: number
  /** The preview plays no file: it goes on. */
  readonly isMade: boolean
}

/** The two file sizes. Choosing the other one starts its preview at once, at the same volume. */
const TierChoice = ({ sound, volume, isMade }: TierChoiceProps) => {
  const sizes = downloadSizes(sound)
  const handleChange = (tier: DownloadTier) => {
    chooseTier(tier)
    if (isMade) return
    const player = getEngine().preview
    player.open(sourceOf(sound))
    player.setVolume(volume)
  }
  return (
    <Choice
      label={m.tier_label()}
      value={useTier()}
      options={[
        { value: 'standard', label: m.tier_standard(), detail: megabytesText(sizes.standard) },
        { value: 'small', label: m.tier_small(), detail: megabytesText(sizes.small) },
      ]}
      onChange={handleChange}
    />
  )
}

type SoundFileNotesProps = { readonly sound: SoundSource; readonly preview: PreviewSnapshot }

/** The name and the sizes of a sound's file, and who made it. */
export const SoundFileNotes = ({ sound, preview }: SoundFileNotesProps) => {
  const builtIn = findAvailableSound(sound.id)
  const credit = builtIn && creditOf(builtIn)
  const file = builtIn ? sourceOf(builtIn) : sound
  return (
    <div className="mt-5 flex flex-col gap-4 border-t border-line pt-4">
      {builtIn ? (
        <TierChoice sound={builtIn} volume={preview.volume} isMade={sound.setting !== undefined} />
      ) : null}
      <div className="text-center text-sm text-ink-soft">
        <p>
          {m.preview_file()} <code className="font-sans font-semibold">{fileName(file.url)}</code>
        </p>
        {credit ? (
          <CreditLine
            author={m.credit_recorded({ author: credit.author })}
            licence={m.credit_licence({ licence: credit.licence })}
            source={credit.source}
            sourceLabel={m.credit_source()}
          />
        ) : null}
      </div>
    </div>
  )
}
