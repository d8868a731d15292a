import { recordNode, untilSound, type BenchSound } from './bench-page.ts'

/** The plain page that people write with Howler: `new Howl({ src, loop: true })`, and no more. */

type Howl = {
  play(): number
  pause(): void
  unload(): void
  once(event: string, run: () => void): void
  _sounds: { _node: HTMLAudioElement }[]
}

declare const Howler: { ctx: AudioContext | null; masterGain: GainNode; autoSuspend: boolean }
declare const Howl: new (options: object) => Howl

const isHtml5 = new URLSearchParams(location.search).has('html5')
const howls = new Map<string, Howl>()

const open = (url: string) => {
  const known = howls.get(url)
  if (known !== undefined) return known
  const howl = new Howl({ src: [url], loop: true, volume: 0.5, html5: isHtml5 })
  howls.set(url, howl)
  return howl
}

const sounding = (howl: Howl) => new Promise<void>((resolve) => howl.once('play', resolve))

const positionOf = (howl: Howl) => howl._sounds[0]?._node.currentTime ?? 0

/** Howler's elements bypass Web Audio, so the clock of the element tells when it sounds. */
const untilElementMoves = (howl: Howl, from: number) =>
  new Promise<void>((resolve) => {
    const look = () => (positionOf(howl) > from ? resolve() : setTimeout(look, 0))
    look()
  })

globalThis.bench = {
  async play(sounds: readonly BenchSound[]) {
    await Promise.all(
      sounds.map(({ url }) => {
        const howl = open(url)
        const started = sounding(howl)
        howl.play()
        return started
      }),
    )
  },
  pause() {
    for (const howl of howls.values()) howl.pause()
  },
  async firstSample({ url }) {
    const start = performance.now()
    const howl = open(url)
    const from = positionOf(howl)
    howl.play()
    if (isHtml5) await untilElementMoves(howl, from)
    else {
      const { ctx, masterGain } = Howler
      if (ctx === null) throw new Error('Howler has no audio context.')
      await untilSound(ctx, masterGain)
    }
    return performance.now() - start
  },
  async record(seconds) {
    if (!isHtml5) {
      if (Howler.ctx === null) throw new Error('Howler has no audio context.')
      return recordNode(Howler.ctx, Howler.masterGain, seconds)
    }
    const element = [...howls.values()][0]?._sounds[0]?._node
    if (element === undefined) throw new Error('Nothing has played yet.')
    const context = new AudioContext()
    const source = context.createMediaElementSource(element)
    source.connect(context.destination)
    return recordNode(context, source, seconds)
  },
  heldBytes: () => undefined,
  live() {
    if (Howler.ctx === null) throw new Error('Howler has no audio context.')
    return { context: Howler.ctx, output: Howler.masterGain }
  },
}
