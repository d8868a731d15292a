/** What the page rendered between two readings. */
export type Clock = {
  /** Of the audio context, in seconds. */
  readonly audio: number
  /** Of the page, in seconds. */
  readonly page: number
  /** How often the output had to play without audio, where the browser tells. */
  readonly underruns: number | undefined
}

export type Heard = {
  /** Stretches of at least 10 ms without sound. */
  readonly gaps: number
  /** How much less was rendered than time went by, in milliseconds. */
  readonly behindMs: number
}

type Told = { readonly gaps: readonly unknown[]; readonly frames: number }

/** Runs in the page. */
export const readClock = (): Clock => {
  const context = globalThis.bench.live?.().context
  if (context === undefined) throw new Error('This page has no context.')
  const { playbackStats } = context as AudioContext & {
    readonly playbackStats?: { readonly underrunEvents: number }
  }
  return {
    audio: context.currentTime,
    page: performance.now() / 1000,
    underruns: playbackStats?.underrunEvents,
  }
}

/** Runs in the page: listens to the output for a while, on the thread that renders it. */
export const probeOutput = async ({
  forMs,
  worklet,
}: {
  readonly forMs: number
  readonly worklet: string
}): Promise<Heard> => {
  const live = globalThis.bench.live?.()
  if (live === undefined) throw new Error('This page has no context.')
  const { context, output } = live
  const address = URL.createObjectURL(new Blob([worklet], { type: 'text/javascript' }))
  await context.audioWorklet.addModule(address)
  // The page may have put a node in the place of the destination, so the probe leads nowhere.
  const probe = new AudioWorkletNode(context, 'gap-probe', { numberOfOutputs: 0 })
  output.connect(probe)
  const pass = (ms: number) => new Promise((done) => setTimeout(done, ms))
  await pass(500)
  probe.port.postMessage('begin')
  const began = performance.now()
  await pass(forMs)
  const told = new Promise<Told>((resolve) => {
    probe.port.onmessage = ({ data }: MessageEvent<Told>) => resolve(data)
  })
  probe.port.postMessage('end')
  const { gaps, frames } = await told
  output.disconnect(probe)
  const rendered = (frames / context.sampleRate) * 1000
  return { gaps: gaps.length, behindMs: performance.now() - began - rendered }
}
