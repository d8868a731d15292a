import type { Rendered } from './render-protocol.ts'
import type { Renderer } from './ask-renderer.ts'

/** A pluck that can be played. */
export type Pluck = { readonly buffer: AudioBuffer; readonly rate: number; readonly take: number }

/** What a string's plucks are rendered for. */
export type PluckedString = {
  readonly frequency: number
  /** Diameter of its wire, as a share of the usual one's. */
  readonly thickness: number
}

export type PluckPoolOptions = {
  readonly renderer: Renderer
  readonly context: BaseAudioContext
  /** Wires of equal frequency and thickness share their plucks. */
  readonly strings: readonly PluckedString[]
  readonly jawari: number
  readonly seed: number
  /** Seconds that a pluck rings. */
  readonly duration: number
  /** Called once for each row of failures. What is held goes on sounding. */
  readonly onFailure: (reason: unknown) => void
}

/** Plucks of each string, renewed for as long as the tanpura plays. */
export type PluckPool = {
  /** Resolves when every string has a pluck. */
  readonly ready: Promise<void>
  /** The plucks that a string has now, oldest first. */
  of(string: PluckedString): readonly Pluck[]
  /** Renders no more. */
  close(): void
}

/** The first pluck of a string is short, so that the drone begins soon. Seconds. */
const FIRST_DURATION = 3.2

/** So many plucks of a string are held. Two sound at once, so fifteen pairs differ before one is renewed. */
const HELD = 6

/** Until that many are there, the worker rests this many times as long as it worked: then the drone is rich soon. */
const EAGER_REST = 2

/** Afterwards it works for one part in so many: 2 % of a core. */
const STEADY_REST = 49

/** After a failure it tries again, each time after twice as long. Milliseconds. */
const RETRY = { first: 2000, most: 60_000 } as const

/** What was rendered, for the audio graph. */
export const toBuffer = (context: BaseAudioContext, { channels }: Rendered): AudioBuffer => {
  const [first] = channels
  const buffer = new AudioBuffer({
    length: first!.length,
    numberOfChannels: channels.length,
    sampleRate: context.sampleRate,
  })
  channels.forEach((channel, index) => buffer.copyToChannel(channel, index))
  return buffer
}

/** Strings of the same name share their plucks. */
export const wireOf = ({ frequency, thickness }: PluckedString): string =>
  `${frequency} ${thickness}`

export const createPluckPool = (options: PluckPoolOptions): PluckPool => {
  const { renderer, context, jawari, seed, duration, onFailure } = options
  const strings = [...new Map(options.strings.map((one) => [wireOf(one), one])).values()]
  const held = new Map<string, Pluck[]>(strings.map((one) => [wireOf(one), []]))
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let take = 0

  const renderNext = async (string: PluckedString, length: number): Promise<number> => {
    const { frequency, thickness } = string
    take += 1
    const current = take
    const { sampleRate } = context
    const how = { frequency, thickness, jawari, take: current, seed, duration: length, sampleRate }
    const rendered = await renderer.ask({ kind: 'pluck', ...how })
    if (isClosed) return 0
    const plucks = held.get(wireOf(string))!
    plucks.push({ buffer: toBuffer(context, rendered), rate: rendered.rate, take: current })
    // The short first pluck leaves before the others.
    if (plucks.length > HELD) plucks.shift()
    return rendered.cost
  }

  const renew = (turn: number, pause: number = RETRY.first) => {
    if (isClosed) return
    renderNext(strings[turn % strings.length]!, duration).then(
      (cost) => {
        const isFull = [...held.values()].every((plucks) => plucks.length >= HELD)
        timer = setTimeout(() => renew(turn + 1), cost * (isFull ? STEADY_REST : EAGER_REST))
      },
      (reason: unknown) => {
        if (isClosed) return
        if (pause === RETRY.first) onFailure(reason)
        timer = setTimeout(() => renew(turn, Math.min(RETRY.most, 2 * pause)), pause)
      },
    )
  }

  const begin = async () => {
    for (const string of strings) {
      if (isClosed) return
      await renderNext(string, FIRST_DURATION)
    }
    renew(0)
  }

  return {
    ready: begin(),
    of: (string) => held.get(wireOf(string)) ?? [],
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
