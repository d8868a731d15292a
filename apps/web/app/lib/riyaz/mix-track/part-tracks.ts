import { encodeWav } from '@dhvani/audio-engine/wav'
import { getHour } from '#lib/sounds/renewal/hour.ts'
import { TRACK_RATE } from '../riyaz-address.ts'
import { renderTrack } from './render-track.ts'
import { createTrackRenewal } from './renew-track.ts'
import { readTrackCode } from './track-source.ts'

/** Gives a track of the page's mix its next cycle. */
export const renewTrack = createTrackRenewal({ readHour: getHour })

/** @returns a part's loop as a WAV; status 404 for a code that is none */
export const answerTrack = async (code: string): Promise<Response> => {
  const track = readTrackCode(code)
  if (!track) return new Response(null, { status: 404 })
  return new Response(encodeWav(await renderTrack(track), TRACK_RATE))
}
