/** What the page of the practice room tells. */
export type RoomReading = {
  /** Seconds of sound that were rendered, and seconds that went by. */
  readonly clock: number
  readonly now: number
  /** Longest run of digital silence since the last reading, in milliseconds. */
  readonly silence: number
  /** Sounds that were started since the last reading. */
  readonly started: number
}

type Followed = { readRoom?: () => RoomReading }

/**
 * Runs in the page before its scripts, and lets the bench read what leaves the page. After `hideRoom()` the page takes
 * itself for hidden, no timer of it is shorter than a second, and it draws nothing: so Chromium treats a hidden page.
 * Playwright keeps every page visible, therefore the bench does it.
 *
 * @param worklet code of the silence meter
 */
export const followOutput = (worklet: string): void => {
  const followed = globalThis as unknown as Followed
  // oxlint-disable-next-line typescript/unbound-method -- called with the node as `this` below
  const connect = AudioNode.prototype.connect as (
    this: AudioNode,
    target: AudioNode | AudioParam,
    ...rest: number[]
  ) => AudioNode
  let started = 0
  // oxlint-disable-next-line typescript/unbound-method -- called with the source as `this` below
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...when) {
    started += 1
    start.apply(this, when)
  }
  const follow = async (context: BaseAudioContext, output: AudioNode) => {
    await context.audioWorklet.addModule(
      URL.createObjectURL(new Blob([worklet], { type: 'text/javascript' })),
    )
    const meter = new AudioWorkletNode(context, 'silence-meter', { numberOfOutputs: 0 })
    let most = 0
    meter.port.onmessage = ({ data }: MessageEvent<number>) => {
      most = data
    }
    connect.call(output, meter)
    followed.readRoom = () => {
      const silence = (most / context.sampleRate) * 1000
      most = 0
      meter.port.postMessage('anew')
      const reading = {
        clock: context.currentTime,
        now: performance.now() / 1000,
        silence,
        started,
      }
      started = 0
      return reading
    }
  }
  AudioNode.prototype.connect = function (
    this: AudioNode,
    target: AudioNode | AudioParam,
    ...rest: number[]
  ) {
    // The engine's last node is its ceiling; its clock is a source that ends.
    if (target instanceof AudioDestinationNode && this instanceof WaveShaperNode)
      void follow(this.context, this)
    return connect.call(this, target, ...rest)
  } as typeof AudioNode.prototype.connect

  Object.assign(globalThis, {
    hideRoom() {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      const { setTimeout: wait, setInterval: repeat } = globalThis
      type Timer = (run: () => void, ms?: number) => unknown
      const slowly =
        (timer: Timer): Timer =>
        (run, ms = 0) =>
          timer(run, Math.max(1000, ms))
      Object.assign(globalThis, {
        setTimeout: slowly(wait),
        setInterval: slowly(repeat),
        requestAnimationFrame: () => 0,
      })
      document.dispatchEvent(new Event('visibilitychange'))
    },
  })
}
