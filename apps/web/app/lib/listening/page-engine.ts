import { createEngine, openContext, type Engine } from '@dhvani/audio-engine'
import { BEAT_SCHEME } from '#lib/beats/beat-address.ts'
import { loadPart } from '#lib/code/load-part.ts'
import { claimAudioSession } from '#lib/engine/audio-session.ts'
import { findEngine, setEngine } from '#lib/engine/current-engine.ts'
import { createFetchSound } from '#lib/engine/fetch-sound.ts'
import { followPlayback } from '#lib/page/follow-playback.ts'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { RIYAZ_SCHEME } from '#lib/riyaz/riyaz-address.ts'
import { fetchMadePreview, SETTING_SCHEME } from '#lib/sounds/made-preview.ts'
import { findStandIn } from '#lib/sounds/find-stand-in.ts'

/** Sounds that have no file: their address tells the page how to compute them. */
export const computedSounds = {
  [BEAT_SCHEME]: async (code: string) =>
    (await loadPart(() => import('#lib/beats/render-beat.ts'))).renderBeat(getEngine(), code),
  [RIYAZ_SCHEME]: async (code: string) =>
    (await loadPart(() => import('#lib/riyaz/mix-track/part-tracks.ts'))).answerTrack(code),
}

/** All that the engine asks of the page is given here. Rooms below this one get the engine as an argument. */
const composeEngine = (): Engine => {
  const engine: Engine = createEngine({
    createContext() {
      claimAudioSession()
      const context = openContext()
      followPlayback(context)
      return context
    },
    fetch: createFetchSound({ ...computedSounds, [SETTING_SCHEME]: fetchMadePreview }),
    giveStandIn: (...asked) => findStandIn(engine, ...asked),
  })
  return engine
}

/**
 * @returns the one engine of this page, which lives above the routes: navigation never touches it.
 *   Call this in handlers and effects only. The first gesture that plays opens its audio context.
 */
export const getEngine = (): Engine => {
  const current = findEngine()
  if (current) return current
  const created = composeEngine()
  setEngine(created)
  holdPageWhile(
    () => created.mixer.getSnapshot().isPlaying || created.preview.getSnapshot().state !== 'closed',
  )
  return created
}
