import { m } from '#messages'
import { usePreferences } from '#lib/store/preferences.ts'
import {
  asksToSaveData,
  isSlowLine,
  chooseTier,
  DOWNLOAD_TIERS,
  useTier,
  type DownloadTier,
} from '#lib/sounds/download-tier.ts'
import { downloadSizes } from '#lib/sounds/download-sizes.ts'
import { megabytesText } from '#lib/sounds/megabytes.ts'
import { sizeOfEach } from '#lib/sounds/size-of-each.ts'
import { AVAILABLE_SOUNDS, creditOf } from '#lib/sounds/sound-sources.ts'
import { soundName } from '#lib/sounds/sound-words.ts'
import { Choice } from '#ui/choice.tsx'
import { CreditLine } from '#ui/credit-line.tsx'
import { Dialog } from '#ui/dialog.tsx'

const TIER_NAMES: Readonly<Record<DownloadTier, () => string>> = {
  standard: m.tier_standard,
  small: m.tier_small,
}

const SoundRows = ({ tier }: { readonly tier: DownloadTier }) => (
  <ul aria-label={m.notes_list()} className="mt-6 border-t border-line">
    {AVAILABLE_SOUNDS.map((sound) => {
      const credit = creditOf(sound)
      return (
        <li key={sound.id} className="border-b border-line py-2">
          <p className="flex justify-between gap-4">
            <span className="font-display">{soundName(sound.id)}</span>
            <span className="tabular text-sm text-ink-soft">
              {megabytesText(downloadSizes(sound)[tier])}
            </span>
          </p>
          <div className="text-sm text-ink-soft">
            {credit ? (
              <CreditLine
                author={m.credit_recorded({ author: credit.author })}
                licence={m.credit_licence({ licence: credit.licence })}
                source={credit.source}
                sourceLabel={m.credit_source()}
              />
            ) : (
              m.credit_made()
            )}
          </div>
        </li>
      )
    })}
  </ul>
)

/** Why the page chose the files that it did. */
const byItselfText = (): string => {
  if (asksToSaveData()) return m.notes_tier_saving()
  return isSlowLine() ? m.notes_tier_slow() : m.notes_tier_text()
}

/** Credits of the sounds, the size of each file, and the choice between the two sizes. */
export const SoundNotes = ({ onClose }: { readonly onClose: () => void }) => {
  const tier = useTier()
  const isByItself = usePreferences().downloads === 'auto'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.notes_title()}
      description={m.notes_text()}
      closeLabel={m.close()}
    >
      {AVAILABLE_SOUNDS.length > 0 ? (
        <>
          <Choice
            label={m.tier_label()}
            value={tier}
            options={DOWNLOAD_TIERS.map((value) => ({
              value,
              label: TIER_NAMES[value](),
              detail: sizeOfEach(AVAILABLE_SOUNDS.map((sound) => downloadSizes(sound)[value])),
            }))}
            onChange={chooseTier}
          />
          <p className="mt-2 text-sm text-ink-soft">
            {isByItself ? byItselfText() : m.notes_tier_text()}
          </p>
          <SoundRows tier={tier} />
        </>
      ) : null}
    </Dialog>
  )
}
