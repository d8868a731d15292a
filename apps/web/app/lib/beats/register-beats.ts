import { resolveScheme } from '#lib/engine/fetch-sound.ts'
import { BEAT_SCHEME } from './beat-address.ts'

/*
 * The engine knows no beatbox, and the beatbox opens on the engine. Here the two are put together:
 * import this file for its effect wherever a beat can come into the mix. The code that renders a
 * beat is fetched when the engine first asks for one.
 */
resolveScheme(BEAT_SCHEME, async (code) => (await import('./render-beat.ts')).renderBeat(code))
