import { seconds } from '@dhvani/units'
import { VOLUME } from '@dhvani/catalogue'
import { m } from '#messages'
import { writeBeatCode } from '#lib/beats/beat-code.ts'
import { getBeatbox } from '#lib/beats/beatbox.ts'
import { getEngine } from '#lib/engine/engine.ts'
import { beatAddress } from '#lib/beats/beat-address.ts'
import { barsToSeconds, WHOLE_CYCLE_BARS } from '#lib/beats/bar-length.ts'
import { signInFirst, type Navigate } from '#lib/session/sign-in-first.ts'
import { startSound } from '#lib/engine/start-sound.ts'
import { showToast } from '#lib/page/toasts.ts'
import { nameOfStage } from './file-names.ts'

/**
 * Adds the beat to the mix as one track that loops to the sample. The track's address contains the
 * whole beat, so a mix that is saved for the next visit includes it. The engine renders the sound
 * when the track plays.
 *
 * @param navigate opens the sign-in page for a visitor: the mix needs an account (docs/contract/product.md §6)
 */
export const sendToMix = (navigate: Navigate): void => {
  const beatbox = getBeatbox()
  const beat = beatbox.save()
  const address = beatAddress(writeBeatCode(beat))
  const name = m.beat_track_name({ name: nameOfStage() })
  const source = {
    id: address,
    name,
    url: address,
    loop: { start: seconds(0), end: barsToSeconds(WHOLE_CYCLE_BARS, beat.tempo) },
  }
  const volume = VOLUME.defaultSound
  signInFirst({ wanted: [{ id: address, volume, source }], navigate }, () => {
    beatbox.pause()
    void startSound()
    getEngine().mixer.add(source, volume)
    showToast({ title: m.beat_sent_to_mix(), description: name, variant: 'success' })
  })
}
