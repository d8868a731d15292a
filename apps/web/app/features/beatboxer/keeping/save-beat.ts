import type { BeatboxSnapshot } from '@dhvani/audio-engine'
import { findBeatLoop } from '@dhvani/catalogue'
import { m } from '#messages'
import { getBeatbox } from '#lib/beatbox.ts'
import { showToast } from '#lib/toasts.ts'
import { suggestName } from '../loop-words.ts'
import type { KeptBeat } from './kept-beat.ts'
import { keepBeat } from './use-shelf.ts'

/** The mix with the field names of docs/contract/product.md §3. */
const describeMix = ({ slots, tempo, isPlaying, masterVolume }: BeatboxSnapshot) => ({
  avatars: slots.map((slot, position) => ({
    id: `avatar-${position + 1}`,
    position,
    isActive: slot.isActive,
    isPlaying: slot.isPlaying,
    volume: slot.volume,
    assignedLoop: slot.loopId ? (findBeatLoop(slot.loopId)?.name ?? slot.loopId) : null,
  })),
  masterTempo: tempo,
  isPlaying,
  masterVolume,
})

/** Logs the mix and keeps it, under a name of its loops; the toast offers another name. */
export const saveBeat = async (onRename: (kept: KeptBeat) => void): Promise<void> => {
  const beatbox = getBeatbox()
  const snapshot = beatbox.getSnapshot()
  if (snapshot.activeCount === 0) return
  // oxlint-disable-next-line no-console -- Save logs the mix (docs/contract/product.md §7)
  console.log('Beatbox mix saved:', describeMix(snapshot))
  const beat = beatbox.save()
  try {
    const kept = await keepBeat(suggestName(beat.slots.map(({ loopId }) => loopId)), beat)
    const { name, place } = kept
    showToast({
      title: m.beat_saved(),
      description:
        place === 'account' ? m.beat_saved_account({ name }) : m.beat_saved_device({ name }),
      variant: 'success',
      action: { label: m.beat_rename_action(), onAction: () => onRename(kept) },
    })
  } catch (error) {
    reportError(error)
    showToast({ title: m.error_title(), description: m.beat_save_failed(), variant: 'destructive' })
  }
}
