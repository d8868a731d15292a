import type { Seconds } from '@dhvani/units'

/**
 * Runs something when the audio clock has come to `at`. Unlike a timer it is not put off in hidden
 * pages and stands still while the context does.
 *
 * @returns takes it back
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
  // Only what leads to the destination is rendered, and only what is rendered ends.
  alarm.connect(context.destination)
  alarm.start()
  alarm.stop(at)
  return cancel
}
