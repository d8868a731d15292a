import type { Gain } from '@dhvani/units'
import { clockOf, glide, GLIDE } from '../context/glide.ts'

/** The instruments of the practice room. */
export type PracticePart = 'tanpura' | 'tabla'

/** What a listener sets while the room plays. */
export type PracticeBus = {
  readonly inputs: Readonly<Record<PracticePart, AudioNode>>
  setVolume(part: PracticePart, value: Gain): void
  /** How much of the room is heard beside the instruments. */
  setRoom(value: Gain): void
  /** Decibels by which the gourd's warmth is raised or lowered. */
  setWarmth(decibels: number): void
  /** The room's answer to a click, in stereo; without one the room is silent. */
  setRoomResponse(response: AudioBuffer): void
  dispose(): void
}

/** Where the gourd of a tanpura warms. Hertz. */
const GOURD = 220

/** Two instruments, each with its fader, in one room. */
export const createPracticeBus = (context: BaseAudioContext, output: AudioNode): PracticeBus => {
  const faders = {
    tanpura: new GainNode(context, { gain: 0 }),
    tabla: new GainNode(context, { gain: 0 }),
  }
  const warmth = new BiquadFilterNode(context, { type: 'lowshelf', frequency: GOURD, gain: 0 })
  const room = new ConvolverNode(context, { disableNormalization: true })
  const roomLevel = new GainNode(context, { gain: 0 })
  faders.tanpura.connect(warmth).connect(output)
  faders.tabla.connect(output)
  for (const dry of [warmth, faders.tabla]) dry.connect(roomLevel)
  roomLevel.connect(room).connect(output)
  const all = [faders.tanpura, faders.tabla, warmth, room, roomLevel]
  const move = (param: AudioParam, value: number) =>
    glide(param, value, clockOf(context), GLIDE.fader)
  return {
    inputs: faders,
    setVolume: (part, value) => move(faders[part].gain, value),
    setRoom: (value) => move(roomLevel.gain, value),
    setWarmth: (decibels) => warmth.gain.setTargetAtTime(decibels, clockOf(context), GLIDE.fader),
    setRoomResponse: (response) => (room.buffer = response),
    dispose() {
      for (const node of all) node.disconnect()
    },
  }
}
