/**
 * Corner of the air's low-pass, in hertz, 6 dB an octave: -12 dB at 10 kHz, about what 100 m of air take at 20 °C and 70 %
 * relative humidity (ISO 9613-1).
 */
const AIR_CORNER = 2500

/** How much of its width the farthest sound keeps. Its side keeps as much: all right is 9.5 dB between the ears. */
const FAR_WIDTH = 0.5

/**
 * First echoes, from the two sides and then each from the opposite one: when, in seconds, and how much of the last is left.
 * Their times have no common divisor, so that no note stands out.
 */
const FIRST = { left: 0.0113, right: 0.0149, level: 0.42 } as const
const SECOND = { left: 0.0227, right: 0.0289, level: 0.62 } as const

const MONO = { channelCount: 1, channelCountMode: 'explicit' } as const

/** A low-pass of first order: with it the near way and the far way add up without a notch. */
const createAir = (context: BaseAudioContext): IIRFilterNode => {
  const turn = Math.tan((Math.PI * AIR_CORNER) / context.sampleRate)
  const share = turn / (1 + turn)
  return new IIRFilterNode(context, {
    feedforward: [share, share],
    feedback: [1, (turn - 1) / (1 + turn)],
    channelCount: 2,
    channelCountMode: 'explicit',
  })
}

const delayOf = (context: BaseAudioContext, delayTime: number) =>
  new DelayNode(context, { delayTime, maxDelayTime: 0.05 })

/** Echoes of one channel on two sides. They come from everywhere, so both ears need not have their own. */
const connectEchoes = (input: AudioNode, output: AudioNode): void => {
  const { context } = input
  const both = new GainNode(context, { gain: FIRST.level, ...MONO })
  const sides = new ChannelMergerNode(context, { numberOfInputs: 2 })
  input.connect(both)
  for (const [side, first, second] of [
    [0, FIRST.left, SECOND.left],
    [1, FIRST.right, SECOND.right],
  ] as const) {
    const echo = delayOf(context, first)
    both.connect(echo).connect(sides, 0, side)
    echo
      .connect(new GainNode(context, { gain: SECOND.level }))
      .connect(delayOf(context, second))
      .connect(sides, 0, 1 - side)
  }
  sides.connect(output)
}

const rooms = new WeakMap<AudioNode, AudioNode>()

/**
 * The room around a listener, which all far sounds of a mix share: its cost is that of one.
 *
 * @param target  where it is heard
 * @returns its input
 */
export const roomOf = (target: AudioNode): AudioNode => {
  const known = rooms.get(target)
  if (known) return known
  const { context } = target
  const air = createAir(context)
  const wide = new GainNode(context, { gain: FAR_WIDTH })
  const narrow = new GainNode(context, { gain: 1 - FAR_WIDTH, ...MONO })
  air.connect(wide).connect(target)
  air.connect(narrow).connect(target)
  connectEchoes(air, target)
  rooms.set(target, air)
  return air
}
