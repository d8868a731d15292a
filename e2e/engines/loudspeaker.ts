import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const RATE = 48_000
const CHANNELS = 2
const BYTES_PER_SAMPLE = Float32Array.BYTES_PER_ELEMENT
const FORMAT = ['--raw', '--format=float32le', `--rate=${RATE}`, `--channels=${CHANNELS}`]

/** The level of digital silence, in dBFS. */
const SILENCE = -200

/** What a listener hears: sounds at the volumes that the product sets by itself, in dBFS. */
const HEARD = -60

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

const untilItAnswers = async (): Promise<void> => {
  const ask = async () => {
    const question = spawn('pactl', ['info'], { stdio: 'ignore' })
    const [code] = (await once(question, 'exit')) as [number | null]
    return code
  }
  await expect.poll(ask, { message: 'the sound server answers' }).toBe(0)
}

/**
 * Starts a sound server whose speaker is a buffer that tests read, and names it to the browsers of
 * this run (`PULSE_SERVER`). A silent stream of low latency keeps the speaker awake: a browser's
 * `resume()` would wait up to two seconds for one that sleeps.
 *
 * @returns a function that ends it
 */
export const startLoudspeaker = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'dhvani-loudspeaker-'))
  const socket = join(folder, 'native')
  const server = spawn(
    'pulseaudio',
    [
      '-n',
      '--daemonize=no',
      '--use-pid-file=no',
      '--exit-idle-time=-1',
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
      `--load=module-null-sink sink_name=speaker rate=${RATE}`,
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder } },
  )
  process.env.PULSE_SERVER = `unix:${socket}`
  await untilItAnswers()
  const silence = spawn('pacat', ['--playback', ...FORMAT, '--latency-msec=20', '/dev/zero'], {
    stdio: 'ignore',
  })
  return async () => {
    await end(silence)
    await end(server)
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Mean level at the speaker over the coming time.
 *
 * @param over seconds
 * @returns dBFS RMS; -200 for digital silence
 */
const speakerLevel = async (over: number): Promise<number> => {
  const recorder = spawn('parec', ['--device=speaker.monitor', ...FORMAT, '--latency-msec=50'])
  const wanted = Math.round(over * RATE) * CHANNELS * BYTES_PER_SAMPLE
  let bytes = Buffer.alloc(0)
  for await (const chunk of recorder.stdout as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, chunk])
    if (bytes.length >= wanted) break
  }
  await end(recorder)
  if (bytes.length < wanted) throw new Error('The sound server ended.')
  let power = 0
  for (let at = 0; at < wanted; at += BYTES_PER_SAMPLE) power += bytes.readFloatLE(at) ** 2
  const mean = power / (wanted / BYTES_PER_SAMPLE)
  return mean === 0 ? SILENCE : Math.max(SILENCE, 10 * Math.log10(mean))
}

/** Waits until something comes out of the speaker: a sound may still be loading or fading in. */
export const expectHeard = (message: string): Promise<void> =>
  expect.poll(() => speakerLevel(0.5), { message, intervals: [0] }).toBeGreaterThan(HEARD)

/** Waits until the speaker is silent: fades and tails have ended. */
export const expectUnheard = (message: string): Promise<void> =>
  expect.poll(() => speakerLevel(0.5), { message, intervals: [0] }).toBeLessThan(HEARD - 30)
