import { seconds } from '@dhvani/units'
import { VOLUME } from '@dhvani/catalogue'
import { m } from '#messages'
import { writeBeatCode } from '#lib/beat-code.ts'
import { getBeatbox } from '#lib/beatbox.ts'
import { getEngine } from '#lib/engine.ts'
import { beatAddress } from '#lib/fetch-sound.ts'
import { secondsOf, WHOLE_CYCLE } from '#lib/render-beat.ts'
import { getSession } from '#lib/session.ts'
import { startSound } from '#lib/start-sound.ts'
import { showToast } from '#lib/toasts.ts'
import { nameOfStage } from './file-names.ts'

/**
 * Adds the beat to the mix as one track that loops to the sample. Its address is the beat itself,
 * so the mix that is kept for the next visit has it too; the sound is rendered when it is played.
 *
 * @param goToSignIn called for a visitor: only signed-in people have a mix (docs/contract/product.md §6)
 */
export const sendToMix = (goToSignIn: () => void): void => {
  if (getSession().status !== 'signed-in') {
    goToSignIn()
    return
  }
  const beatbox = getBeatbox()
  const beat = beatbox.save()
  const address = beatAddress(writeBeatCode(beat))
  const name = m.beat_track_name({ name: nameOfStage() })
  beatbox.pause()
  void startSound()
  getEngine().mixer.add(
    {
      id: address,
      name,
      url: address,
      loop: { start: seconds(0), end: seconds(secondsOf(WHOLE_CYCLE, beat.tempo)) },
    },
    VOLUME.defaultSound,
  )
  showToast({ title: m.beat_sent_to_mix(), description: name, variant: 'success' })
}
