import { getBeatbox } from '#lib/beats/beatbox.ts'
import type { Until } from '#lib/notices/toasts.ts'
import { untilChange } from '#lib/notices/until.ts'

const loopsOnStage = (): string =>
  JSON.stringify(
    getBeatbox()
      .getSnapshot()
      .slots.map(({ loopId }) => loopId),
  )

/** Ends a toast once the stage changes: the toast's Undo would remove musicians placed since, too. */
export const untilStageChanges = (): Until => {
  const told = loopsOnStage()
  return untilChange([getBeatbox()], () => loopsOnStage() !== told)
}
