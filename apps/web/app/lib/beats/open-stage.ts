import type { Beatbox, Engine } from '@dhvani/audio-engine'
import { openBeatbox } from '@dhvani/audio-engine/beatbox'
import stretchModuleUrl from 'signalsmith-stretch?url'
import { findBeatSource } from './beat-sources.ts'

/** Opens an empty beatbox on the context of an engine, with the loops of this site. */
export const openStage = (engine: Engine): Beatbox =>
  openBeatbox(engine, { findLoop: findBeatSource, stretchModuleUrl })
