import { getBeatbox } from '#lib/listening/beatbox.ts'
import { startSound } from '#lib/listening/start-sound.ts'

/** Plays or pauses the beat; call it inside the press. */
export const togglePlay = (): void => {
  const beatbox = getBeatbox()
  if (beatbox.getSnapshot().isPlaying) {
    beatbox.pause()
    return
  }
  void startSound()
  beatbox.play()
}
