import { getBeatbox } from '#lib/beats/beatbox.ts'
import type { Until } from '#lib/page/toasts.ts'
import { untilChange } from '#lib/page/until.ts'

const loopsOnStage = (): string =>
  JSON.stringify(
    getBeatbox()
      .getSnapshot()
      .slots.map(({ loopId }) => loopId),
  )

/** For a toast about the stage as it is now. Its Undo would take later musicians away too. */
export const untilStageChanges = (): Until => {
  const told = loopsOnStage()
  return untilChange([getBeatbox()], () => loopsOnStage() !== told)
}
