import { cdp } from 'vitest/browser'

type DevTools = {
  send(method: string): Promise<{ readonly metrics?: readonly { name: string; value: number }[] }>
}

/** Number of audio nodes in this process that garbage collection leaves. */
export const audioNodes = async (): Promise<number> => {
  const devtools = cdp() as unknown as DevTools
  await devtools.send('Performance.enable')
  // Twice: the first collection releases objects that only the second can collect.
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics = [] } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'AudioHandlers')?.value ?? Number.NaN
}
