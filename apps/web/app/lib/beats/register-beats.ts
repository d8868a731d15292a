import { loadPart } from '#lib/code/load-part.ts'
import { registerScheme } from '#lib/engine/fetch-sound.ts'
import { BEAT_SCHEME } from './beat-address.ts'

/*
 * The beatbox needs the engine, so the engine must not import the beatbox. This file alone connects
 * the two: import it for its effect wherever a beat can get into the mix. The code that renders a
 * beat is loaded when the engine first fetches one.
 */
registerScheme(BEAT_SCHEME, async (code) =>
  (await loadPart(() => import('./render-beat.ts'))).renderBeat(code),
)
