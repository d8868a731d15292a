import { cdp } from 'vitest/browser'

type DevTools = {
  send(method: string): Promise<{ readonly metrics?: readonly { name: string; value: number }[] }>
}

/** Audio nodes that the browser keeps alive, all of this process, after collecting garbage. */
export const audioNodes = async (): Promise<number> => {
  const devtools = cdp() as unknown as DevTools
  await devtools.send('Performance.enable')
  // Twice: what the first lets go of, the second can collect.
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics = [] } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'AudioHandlers')?.value ?? Number.NaN
}
