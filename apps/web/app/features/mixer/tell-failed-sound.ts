import type { Engine, EngineFault } from '@dhvani/audio-engine'
import { m } from '#messages'
import { isOnline } from '#lib/network/online.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { untilChange } from '#lib/notices/until.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { triedAgain } from './play-when-online.ts'

/** Shows a toast about a sound of the mix that has failed, until it plays or the listener tries it again. */
export const tellFailedSound = (
  { mixer, preview }: Pick<Engine, 'mixer' | 'preview'>,
  { soundId, soundName }: EngineFault,
): void => {
  const { problem, sound } = preview.getSnapshot()
  // The dialog or the player of the preview says why, in its own place.
  if (problem !== undefined && sound?.id === soundId) return
  const hasFailed = () =>
    triedAgain.getSnapshot().has(soundId) ||
    mixer
      .getSnapshot()
      .tracks.some((track) => track.sound.id === soundId && track.status === 'failed')
  const until = untilChange([mixer, triedAgain], () => !hasFailed())
  const failure = m.track_failed_text({ name: nameInPage({ id: soundId, name: soundName }) })
  showProblem(isOnline() ? failure : `${failure} ${m.listen_waits()}`, until)
}
