import type { Beatbox } from '@dhvani/audio-engine'
import { openBeatbox } from '@dhvani/audio-engine/beatbox'
import stretchModuleUrl from 'signalsmith-stretch?url'
import { getEngine } from '#lib/engine/engine.ts'
import { findBeatSource } from './beat-sources.ts'

/** Opens an empty beatbox on the engine's own context, with the loops of this site. */
export const openStage = (): Beatbox =>
  openBeatbox(getEngine(), { findLoop: findBeatSource, stretchModuleUrl })
