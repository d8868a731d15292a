import type { BeatboxSnapshot } from '@dhvani/audio-engine'
import { findBeatLoop } from '@dhvani/catalogue'
import { m } from '#messages'
import { getBeatbox } from '#lib/listening/beatbox.ts'
import { showFailure } from '#lib/notices/show-failure.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { beginWait } from '#lib/notices/waits.ts'
import { createId } from '#lib/store/create-id.ts'
import { stageName } from '../stage-name.ts'
import { describeSaveFailure } from './describe-save-failure.ts'
import type { NamedBeat } from './named-beat.ts'
import { putBeat } from './use-named-beats.ts'

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

/**
 * Logs the mix and saves it under its title, or else a name made of its loops; the toast offers to rename it.
 *
 * @param id of a save whose answer did not come, so that the next try saves the same beat
 */
export const saveBeat = async (
  onRename: (named: NamedBeat) => void,
  id: string = createId(),
): Promise<void> => {
  const beatbox = getBeatbox()
  const snapshot = beatbox.getSnapshot()
  if (snapshot.activeCount === 0) return
  // oxlint-disable-next-line no-console -- Save logs the mix (docs/contract/product.md §7)
  console.log('Beatbox mix saved:', describeMix(snapshot))
  const beat = beatbox.save()
  try {
    const saving = putBeat({ id, name: stageName(), beat })
    const named = await saving.finally(beginWait(m.server_waiting()))
    const { name, place } = named
    showToast({
      title: m.beat_saved(),
      description:
        place === 'account' ? m.beat_saved_account({ name }) : m.beat_saved_device({ name }),
      variant: 'success',
      action: { label: m.beat_rename_action(), onAction: () => onRename(named) },
    })
  } catch (error) {
    reportError(error)
    showFailure(describeSaveFailure(error), error, () => void saveBeat(onRename, id))
  }
}
