import { AIR_CORNER, ECHO_LEVEL, ECHOES } from './shape.ts'

const MONO = { channelCount: 1, channelCountMode: 'explicit' } as const

/** A low-pass of first order: with it the straight way and the far way add up without a notch. */
const createAir = (context: BaseAudioContext): IIRFilterNode => {
  const turn = Math.tan((Math.PI * AIR_CORNER) / context.sampleRate)
  const share = turn / (1 + turn)
  return new IIRFilterNode(context, {
    feedforward: [share, share],
    feedback: [1, (turn - 1) / (1 + turn)],
    ...MONO,
  })
}

const rooms = new WeakMap<AudioNode, AudioNode>()

/**
 * The room around a listener, which all far sounds of a mix share: its cost is that of one. It has one channel, because
 * what comes from far has little width; its echoes are another for each ear.
 *
 * @param target  where it is heard
 * @returns its input
 */
export const roomOf = (target: AudioNode): AudioNode => {
  const known = rooms.get(target)
  if (known) return known
  const { context } = target
  const air = createAir(context)
  const walls = new GainNode(context, { gain: ECHO_LEVEL, ...MONO })
  const ears = new ChannelMergerNode(context, { numberOfInputs: ECHOES.length })
  air.connect(target)
  air.connect(walls)
  for (const [ear, delayTime] of ECHOES.entries())
    walls.connect(new DelayNode(context, { delayTime, maxDelayTime: 0.05 })).connect(ears, 0, ear)
  ears.connect(target)
  rooms.set(target, air)
  return air
}
