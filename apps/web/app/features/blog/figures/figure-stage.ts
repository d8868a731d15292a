import { openTones } from '@dhvani/audio-engine/tones'
import { getEngine } from '#lib/engine/engine.ts'

/** Imports nothing of the players' own: a file they share would be named in every article. */
export const figureStage = openTones(getEngine())
