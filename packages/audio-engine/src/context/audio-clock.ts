import type { Seconds } from '@dhvani/units'

/**
 * Calls `run` when the audio clock reaches `at`. Unlike a timer, it is not late in hidden pages, and
 * it stands still while the context does.
 *
 * @param at  context time
 * @returns cancels the call
 */
export const atAudioTime = (
  context: BaseAudioContext,
  at: Seconds,
  run: () => void,
): (() => void) => {
  const alarm = new ConstantSourceNode(context, { offset: 0 })
  const cancel = () => {
    alarm.onended = null
    alarm.disconnect()
  }
  alarm.onended = () => {
    cancel()
    run()
  }
  // A source that is not connected to the destination is not rendered, so it would never end.
  alarm.connect(context.destination)
  alarm.start()
  alarm.stop(at)
  return cancel
}
