/** A stretch in which a sound of the mix was digital silence. */
export type Gap = { readonly track: number; readonly ms: number }

export type Probed = {
  readonly gaps: readonly Gap[]
  /** How much less audio was rendered than time went by, in milliseconds: the output stood still. */
  readonly behindMs: number
}

/** Runs in the page, before its scripts: remembers which gains the page connects to each gain. */
export const followGraph = (): void => {
  const strips = new Map<AudioNode, Set<AudioNode>>()
  Object.assign(globalThis, { benchStrips: strips })
  // Both runs begin each sound at the same place.
  Math.random = () => 0.5
  // oxlint-disable-next-line typescript/unbound-method -- called with the node as `this` below
  const connect = AudioNode.prototype.connect as (
    this: AudioNode,
    target: AudioNode | AudioParam,
    ...rest: number[]
  ) => AudioNode
  AudioNode.prototype.connect = function (
    this: AudioNode,
    target: AudioNode | AudioParam,
    ...rest: number[]
  ) {
    if (this instanceof GainNode && target instanceof GainNode)
      strips.set(target, (strips.get(target) ?? new Set()).add(this))
    return connect.call(this, target, ...rest)
  } as typeof AudioNode.prototype.connect
}

/** Code of the worklet that listens to every sound of the mix, on the thread that renders them. */
export const PROBE_WORKLET = `registerProcessor('gap-probe', class extends AudioWorkletProcessor {
  constructor() {
    super()
    this.begin()
    this.port.onmessage = ({ data }) => {
      if (data === 'begin') this.begin()
      else {
        for (const track of this.runs.keys()) this.end(track)
        this.port.postMessage({ gaps: this.gaps, frames: this.frames, sampleRate })
      }
    }
  }
  begin() {
    this.frames = 0
    this.gaps = []
    this.runs = []
  }
  end(track) {
    const ms = ((this.runs[track] ?? 0) / sampleRate) * 1000
    if (ms >= 10) this.gaps.push({ track, ms })
    this.runs[track] = 0
  }
  process(inputs) {
    const quantum = globalThis.renderQuantumSize ?? 128
    this.frames += quantum
    inputs.forEach((channels, track) => {
      for (let frame = 0; frame < quantum; frame += 1) {
        if (channels.some((samples) => Math.abs(samples[frame]) > 1e-7)) this.end(track)
        else this.runs[track] = (this.runs[track] ?? 0) + 1
      }
    })
    return true
  }
})`

/**
 * Runs in the page.
 *
 * @param count  how many sounds the mix has
 * @returns what happened within the time
 */
export const probeGaps = async ({
  count,
  forMs,
  worklet,
}: {
  readonly count: number
  readonly forMs: number
  readonly worklet: string
}): Promise<Probed> => {
  const page = globalThis as unknown as {
    benchStrips: Map<AudioNode, Set<AudioNode>>
    benchProbe?: AudioWorkletNode
  }
  const strips = [...page.benchStrips.values()].find((sources) => sources.size >= count)
  const [first] = strips ?? []
  if (!strips || !first) throw new Error('The mix has fewer sounds than the bench plays.')
  if (!page.benchProbe) {
    const address = URL.createObjectURL(new Blob([worklet], { type: 'text/javascript' }))
    await first.context.audioWorklet.addModule(address)
    page.benchProbe = new AudioWorkletNode(first.context, 'gap-probe', {
      numberOfInputs: strips.size,
    })
    // A node that leads nowhere is not rendered. Its output is silent.
    page.benchProbe.connect(first.context.destination)
    for (const [input, strip] of [...strips].entries()) strip.connect(page.benchProbe, 0, input)
    await new Promise((done) => setTimeout(done, 500))
  }
  const { port } = page.benchProbe
  port.postMessage('begin')
  const began = performance.now()
  await new Promise((done) => setTimeout(done, forMs))
  const told = new Promise<{ gaps: Gap[]; frames: number; sampleRate: number }>((resolve) => {
    port.addEventListener('message', ({ data }: MessageEvent) => resolve(data as never), {
      once: true,
    })
    port.start()
  })
  port.postMessage('end')
  const { gaps, frames, sampleRate } = await told
  const behindMs = performance.now() - began - (frames / sampleRate) * 1000
  return { gaps, behindMs }
}
