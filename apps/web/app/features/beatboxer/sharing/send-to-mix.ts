import { seconds } from '@dhvani/units'
import { VOLUME } from '@dhvani/catalogue'
import { m } from '#messages'
import { getBeatbox } from '#lib/beatbox.ts'
import { getEngine } from '#lib/engine.ts'
import { getSession } from '#lib/session.ts'
import { startSound } from '#lib/start-sound.ts'
import { showToast } from '#lib/toasts.ts'
import { nameOfStage, secondsOf, WHOLE_CYCLE } from './wav-file.ts'

let count = 0

/**
 * Renders one cycle of the beat and adds it to the mix as one track that loops to the sample.
 * It lives as long as the page: the mix that is kept for the next visit is made of addresses.
 *
 * @param goToSignIn the mix is for signed-in people (spec section 5)
 */
export const sendToMix = async (goToSignIn: () => void): Promise<void> => {
  if (getSession().status !== 'signed-in') {
    goToSignIn()
    return
  }
  const beatbox = getBeatbox()
  const { tempo } = beatbox.getSnapshot()
  const name = m.beat_track_name({ name: nameOfStage() })
  showToast({ title: m.beat_sending_to_mix(), duration: 60_000 })
  try {
    const file = await beatbox.exportWav({ bars: WHOLE_CYCLE })
    count += 1
    beatbox.pause()
    void startSound()
    getEngine().mixer.add(
      {
        id: `beat:${count}`,
        name,
        url: URL.createObjectURL(file),
        loop: { start: seconds(0), end: seconds(secondsOf(WHOLE_CYCLE, tempo)) },
      },
      VOLUME.defaultSound,
    )
    showToast({ title: m.beat_sent_to_mix(), description: name, variant: 'success' })
  } catch (error) {
    reportError(error)
    showToast({
      title: m.error_title(),
      description: m.beat_export_failed(),
      variant: 'destructive',
    })
  }
}
