import { openTones } from '@dhvani/audio-engine/tones'
import { getEngine } from '#lib/listening/page-engine.ts'

/** Imports no file of the players: the build would then name the shared file in every article. */
export const figureStage = openTones(getEngine())
