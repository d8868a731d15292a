import type { Seconds } from '@dhvani/units'

export const OFFLINE_RATE = 44_100

/** Renders the graph that `build` connects; `steps` run at their context times. */
export const renderOffline = async (
  length: Seconds,
  build: (context: OfflineAudioContext) => void,
  steps: readonly { readonly at: number; readonly run: () => void }[] = [],
): Promise<{ left: Float32Array; right: Float32Array }> => {
  const context = new OfflineAudioContext(2, Math.round(length * OFFLINE_RATE), OFFLINE_RATE)
  build(context)
  for (const { at, run } of steps) {
    void context.suspend(at).then(async () => {
      run()
      await context.resume()
    })
  }
  const rendered = await context.startRendering()
  return { left: rendered.getChannelData(0), right: rendered.getChannelData(1) }
}
