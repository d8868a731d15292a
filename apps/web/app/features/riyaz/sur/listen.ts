import { hertz } from '@dhvani/units'
import { createSungLine, momentLength, type SungLine, type SungPoint } from '@dhvani/riyaz'
import { MicrophoneRefused, openMicrophone, type Microphone } from '#lib/engine/microphone.ts'
import type { EndOfSur, Trouble } from './sur-words.ts'

/** The line that is drawn, and the longest phrase that a Sa is found from. Seconds. */
export const LINE_SECONDS = 10

/** A microphone that is on hears at least its own noise. Digital silence for longer than this is a switch. Seconds. */
const SILENCE_SECONDS = 2

/** A moment begins so often, also on a screen that draws seldom. Seconds. */
const MOMENT_SECONDS = 0.016

/** What is told of devices is true for a while. Seconds. */
const DEVICES_SECONDS = 20

export type Listener = {
  readonly onStart: () => void
  /** After each moment, with what is sung in it. */
  readonly onMoment: (line: SungLine, heard: SungPoint | undefined, now: number) => void
  readonly onTrouble: (trouble: Trouble | undefined) => void
  readonly onEnd: (end: EndOfSur) => void
}

/** Seconds of the page's steady clock. */
const clock = () => performance.now() / 1000

const follow = (microphone: Microphone, listener: Listener, signal: AbortSignal): void => {
  const wave = new Float32Array(momentLength(hertz(microphone.sampleRate)))
  const line = createSungLine(hertz(microphone.sampleRate), LINE_SECONDS)
  let lastSound = clock()
  let trouble: Trouble | undefined
  let toldAt = 0
  const tell = (next: Trouble | undefined) => {
    toldAt = clock()
    if (next !== trouble) listener.onTrouble((trouble = next))
  }
  const look = () => {
    if (document.hidden) return
    const now = clock()
    microphone.readWave(wave)
    if (wave.some((sample) => sample !== 0)) {
      lastSound = now
      if (trouble === 'silence') tell(undefined)
    } else if (now - lastSound > SILENCE_SECONDS && trouble !== 'call') tell('silence')
    if (trouble === 'devices' && now - toldAt > DEVICES_SECONDS) tell(undefined)
    listener.onMoment(line, line.hear(wave, now), now)
  }
  const { track } = microphone
  track.addEventListener('mute', () => tell('call'), { signal })
  track.addEventListener('unmute', () => tell(undefined), { signal })
  track.addEventListener('ended', () => listener.onEnd('lost'), { signal })
  navigator.mediaDevices.addEventListener(
    'devicechange',
    () => {
      if (trouble === undefined) tell('devices')
    },
    { signal },
  )
  listener.onStart()
  const timer = setInterval(look, 1000 * MOMENT_SECONDS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/**
 * Asks for the microphone and reads the voice from then on, moment by moment, while the page is shown.
 *
 * @param signal ends it, and lets the microphone go
 */
export const listen = async (listener: Listener, signal: AbortSignal): Promise<void> => {
  try {
    follow(await openMicrophone(signal), listener, signal)
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof MicrophoneRefused)) reportError(error)
    listener.onEnd(error instanceof MicrophoneRefused ? error.code : 'failed')
  }
}
