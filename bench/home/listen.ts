import type { Page } from 'playwright-core'

/** What lies between finger and sound, in ms after the finger; -1: did not happen. */
export type Steps = {
  readonly wait: number
  readonly context: number
  readonly running: number
  readonly checked: number
  readonly answered: number
  readonly decoded: number
}

/** For {@link listen}. */
export const SOUND_HEARD = 'The output has sound.'

/** Waits until a page that listens hears something. */
export const untilHeard = (page: Page): Promise<unknown> =>
  page.waitForEvent('console', (message) => message.text() === SOUND_HEARD)

/**
 * Runs in the page: notes when a finger lands, what follows, and when the output has sound.
 *
 * @param heard  what to write to the console then; a caller that asked the page for it would slow the page down
 */
export const listen = (heard: string): void => {
  const analysers: AnalyserNode[] = []
  const none = { wait: -1, context: -1, running: -1, checked: -1, answered: -1, decoded: -1 }
  const measured = { ...none }
  Object.assign(globalThis, { measured })
  let fingerAt = 0
  const note = (step: keyof typeof none) => {
    if (measured[step] < 0) measured[step] = performance.now() - fingerAt
  }

  globalThis.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options)
      note('context')
      this.addEventListener('statechange', () => {
        if (this.state === 'running') note('running')
      })
    }
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with the context as `this` below
  const decode = BaseAudioContext.prototype.decodeAudioData
  BaseAudioContext.prototype.decodeAudioData = async function (bytes) {
    const buffer = await decode.call(this, bytes)
    note('decoded')
    return buffer
  }
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init)
    note(init?.method === 'HEAD' ? 'checked' : 'answered')
    return response
  }
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
    if (target instanceof AudioDestinationNode) {
      const analyser = new AnalyserNode(this.context, { fftSize: 2048 })
      analysers.push(analyser)
      connect.call(this, analyser)
    }
    return connect.call(this, target, ...rest)
  } as typeof AudioNode.prototype.connect
  const samples = new Float32Array(2048)
  const isSilent = () =>
    analysers.every((analyser) => {
      analyser.getFloatTimeDomainData(samples)
      return samples.every((sample) => Math.abs(sample) < 1e-6)
    })
  addEventListener(
    'pointerdown',
    (event) => {
      fingerAt = event.timeStamp
      Object.assign(measured, none)
      const look = () => {
        if (isSilent()) {
          setTimeout(look, 1)
          return
        }
        note('wait')
        console.debug(heard)
      }
      look()
    },
    { capture: true },
  )
}
