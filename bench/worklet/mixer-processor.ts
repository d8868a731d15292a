import type { Command } from './commands.ts'
import { createMixKernel, type Period } from './mix-kernel.ts'

// The DOM's types know nothing of what is global in an audio worklet.
declare const sampleRate: number
declare const currentFrame: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare const registerProcessor: (
  name: string,
  processor: new () => AudioWorkletProcessor & {
    process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean
  },
) => void

const open = (port: MessagePort) => {
  const kernel = createMixKernel(sampleRate)
  const periods = new Map<string, Period>()
  const slots = new Map<number, number>()

  const obey = (command: Command) => {
    if (command.kind === 'hold') {
      periods.set(command.url, command.period)
      return
    }
    if (command.kind === 'answer') {
      port.postMessage('done')
      return
    }
    const slot = slots.get(command.voice) ?? -1
    if (command.kind === 'volume') kernel.setVolume(slot, command.volume)
    else if (command.kind === 'fadeOut') kernel.fadeOut(slot)
    else if (command.kind === 'revive') kernel.revive(slot)
    else {
      const period = periods.get(command.url)
      if (period === undefined) throw new Error(`${command.url} is not held.`)
      const { voice, at = currentFrame, ...rest } = command
      slots.set(voice, kernel.start({ ...rest, at, period }))
    }
  }

  port.onmessage = ({ data }: MessageEvent<Command>) => obey(data)
  return kernel
}

registerProcessor(
  'mixer',
  class extends AudioWorkletProcessor {
    kernel = open(this.port)

    process(_inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
      const output = outputs[0]
      if (output?.[0] && output[1]) this.kernel.mix(output[0], output[1], currentFrame)
      return true
    }
  },
)
