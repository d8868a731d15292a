import { gain, percent, type Gain, type Seconds } from '@dhvani/units'
import { createAnchorElement, needsAnchor } from '../context/anchor-element.ts'
import { clockOf } from '../context/glide.ts'
import { createScope } from '../context/scope.ts'
import type { SidePlayer, SidePlayerContext } from '../mixer/side-players.ts'
import type { SoundSource } from '../loading/sound-source.ts'
import type { Lease } from '../loading/audio-shelf.ts'
import { createLoader } from '../loading/load-sound.ts'
import { createSoundLibrary } from '../loading/sound-library.ts'
import { faderGain } from '../mixer/fader-law.ts'
import { mixGain } from '../mixer/output-level.ts'
import { besideTheMix } from '../preview/beside-the-mix.ts'
import { createStore } from '../store.ts'
import { createChannel, type Channel } from '../voices/channel.ts'

/** A rise begins so many decibels below its ceiling: in a quiet room birds are not heard there. */
const RISE_DEPTH = 40

/** Steps of its curve, a tenth of a decibel each: straight between two of them is as good as exact. */
const RISE_STEPS = RISE_DEPTH * 10

/**
 * Raises a gain to 1 at a constant number of decibels a second; it stays there.
 *
 * A curve of values, because `setTargetAtTime` cannot rise exponentially. The gain needs a node of its
 * own: nothing else may move it, and a caller who ends the rise fades another gain.
 *
 * @param options.at  context time of the start
 */
const scheduleRise = (
  param: AudioParam,
  { at, over }: { readonly at: Seconds; readonly over: Seconds },
): void => {
  const curve = Float32Array.from(
    { length: RISE_STEPS + 1 },
    (_, step) => 10 ** ((RISE_DEPTH / 20) * (step / RISE_STEPS - 1)),
  )
  param.setValueCurveAtTime(curve, at, over)
}

/** Percents, 0 to 100. The level at the end of the rise is that of such a sound in the mix. */
export type RiseOptions = {
  readonly sound: SoundSource
  readonly volume: number
  /** The master as it was when the wake was set; the mix's own master changes nothing. */
  readonly master: number
  readonly over: Seconds
}

/** Wakes a listener with one sound, which grows louder beside the mix. */
export type Wake = Omit<SidePlayer, 'getSnapshot'> & {
  subscribe(onChange: () => void): () => void
  getSnapshot(): { readonly isPlaying: boolean }
  /**
   * Loads and decodes a sound, and keeps it until another is prepared: a rise hours later needs no
   * network. Rejects when the sound cannot be fetched or decoded.
   */
  prepare(sound: SoundSource): Promise<void>
  /**
   * Plays the sound from silence up to its level, at a constant number of decibels a second, and goes
   * on at that level. A rise that goes on begins anew. While the browser holds sound back, it waits.
   */
  rise(options: RiseOptions): void
  /** Fades out and frees everything but the prepared sound. */
  stop(): void
}

/** Decoded audio that may be held, in bytes: one sound. */
const BUDGET = 60_000_000

type Rising = { readonly channel: Channel; readonly level: GainNode; isScheduled: boolean }

/**
 * Its sound goes past the master and past the sleep fade. It does not pause the mix, and goes on when
 * the mix and the players beside it are stopped: `pause` does nothing.
 */
export const createWake = ({ host, fetch, onPlayingChange, onFault }: SidePlayerContext): Wake => {
  const scope = createScope()
  const store = createStore({ isPlaying: false })
  const createMediaElement = () => new Audio()
  const library = createSoundLibrary({
    load: createLoader({ fetch, createMediaElement, context: host.context }),
    budget: BUDGET,
    scope,
  })
  const anchor = needsAnchor(navigator.userAgent)
    ? createAnchorElement(createMediaElement)
    : undefined
  let kept: Lease | undefined
  let asked: RiseOptions | undefined
  let rising: Rising | undefined

  const silence = () => {
    rising?.channel.close()
    rising = undefined
  }

  /** The rise begins when the sound begins, even if loading was slow. */
  const follow = ({ channel, level }: Rising, over: Seconds) => {
    if (rising?.channel !== channel) {
      if (!channel.isSounding()) level.disconnect()
    } else if (!rising.isScheduled && channel.isSounding()) {
      rising.isScheduled = true
      scheduleRise(level.gain, { at: clockOf(level.context), over })
    }
  }

  const openChannel = (
    sound: SoundSource,
    ceiling: Gain,
    { level, onChange }: { readonly level: GainNode; readonly onChange: () => void },
  ): Channel =>
    createChannel({
      sound,
      gain: ceiling,
      host: besideTheMix(host, () => level),
      library,
      random: () => 0,
      createMediaElement,
      onChange,
      onFault: (reason) => onFault(sound, reason),
    })

  const begin = ({ sound, volume, master, over }: RiseOptions) => {
    silence()
    const { context, wakeInput } = host.resumeGraph()
    const level = new GainNode(context, { gain: 0 })
    level.connect(wakeInput)
    const fader = faderGain(percent(volume))
    const ceiling = gain(fader * mixGain(percent(master), [fader]))
    const onChange = () => follow(begun, over)
    const channel = openChannel(sound, ceiling, { level, onChange })
    const begun: Rising = { channel, level, isScheduled: false }
    rising = begun
    channel.setPlaying(true)
    onChange()
  }

  const leaveHost = host.subscribe(() => {
    if (!rising || !asked || !host.isRunning()) return
    rising.channel.catchUp()
    follow(rising, asked.over)
  })
  // In the context that took the place of a dead one it begins from silence again.
  const leaveReplaced = host.onReplaced(() => {
    if (asked) begin(asked)
  })

  const stop = () => {
    if (!asked) return
    asked = undefined
    silence()
    anchor?.setPlaying(false)
    store.set({ isPlaying: false })
    onPlayingChange(false)
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    async prepare(sound) {
      const lease = await library.acquire(sound)
      kept?.release()
      kept = lease
    },
    rise(options) {
      asked = options
      store.set({ isPlaying: true })
      anchor?.setPlaying(true)
      begin(options)
    },
    stop,
    pause: () => undefined,
    dispose() {
      stop()
      leaveHost()
      leaveReplaced()
      kept?.release()
      anchor?.dispose()
      library.dispose()
      scope.dispose()
    },
  }
}
