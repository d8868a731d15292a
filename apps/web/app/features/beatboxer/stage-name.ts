import { m } from '#messages'
import { getBeatbox } from '#lib/listening/beatbox.ts'
import { stageTitle } from '#lib/beats/stage-title.ts'
import { suggestName } from './loop-words.ts'

/** @returns what the beat on stage is called: its title, or else its loops */
export const stageName = (): string =>
  stageTitle.get()?.title ||
  suggestName(
    getBeatbox()
      .save()
      .slots.map(({ loopId }) => loopId),
  ) ||
  m.beat_title()
