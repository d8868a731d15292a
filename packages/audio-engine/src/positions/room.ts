/**
 * Corner of the air's low-pass, in hertz, 6 dB an octave: -12 dB at 10 kHz, about what 100 m of air take at 20 °C and 70 %
 * relative humidity (ISO 9613-1).
 */
const AIR_CORNER = 2500

/** First echoes from walls, ground and ceiling: when, in seconds, how loud, and on which side they are heard. */
const ECHOES = [
  { delay: 0.0113, level: 0.36, side: 0 },
  { delay: 0.0149, level: 0.33, side: 1 },
  { delay: 0.0227, level: 0.27, side: 1 },
  { delay: 0.0289, level: 0.24, side: 0 },
  { delay: 0.0411, level: 0.19, side: 0 },
  { delay: 0.0467, level: 0.17, side: 1 },
] as const

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
  // Echoes of both sides come from everywhere, so they need not be heard twice.
  const both = new GainNode(context, { channelCount: 1, channelCountMode: 'explicit' })
  const sides = new ChannelMergerNode(context, { numberOfInputs: 2 })
  air.connect(target)
  air.connect(both)
  for (const { delay, level, side } of ECHOES) {
    const echo = new DelayNode(context, { delayTime: delay, maxDelayTime: 0.1 })
    both
      .connect(echo)
      .connect(new GainNode(context, { gain: level }))
      .connect(sides, 0, side)
  }
  sides.connect(target)
  rooms.set(target, air)
  return air
}
