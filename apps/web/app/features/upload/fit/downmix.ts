/** The level at which a loudspeaker between or behind two others is mixed into them: -3 dB (ITU-R BS.775-4, annex 4). */
const BESIDE = Math.SQRT1_2

type Channel = Float32Array<ArrayBuffer>

const add = (parts: readonly (readonly [Channel | undefined, number])[]): Channel => {
  const sum = new Float32Array(parts[0]?.[0]?.length ?? 0)
  const total = parts.reduce((all, [channel, gain]) => (channel ? all + gain : all), 0)
  for (const [channel, gain] of parts)
    for (let index = 0; channel && index < sum.length; index += 1)
      sum[index] = sum[index]! + (channel[index]! * gain) / total
  return sum
}

/**
 * Mixes channels in the order left, right, centre, low frequencies, and those behind; four of them are two in front and two
 * behind.
 *
 * @param wanted 1 or 2
 */
export const downmix = (channels: readonly Channel[], wanted: number): readonly Channel[] => {
  const [left, right] = channels
  if (wanted === 1 && channels.length > 1)
    return [add(downmix(channels, 2).map((channel) => [channel, 1]))]
  if (channels.length <= 2 || !left || !right) return channels
  const isQuad = channels.length === 4
  const centre = isQuad ? undefined : channels[2]
  const behind = isQuad ? 2 : 4
  const side = (front: Channel, index: number) =>
    add([
      [front, 1],
      [centre, BESIDE],
      [channels[behind + index], BESIDE],
    ])
  return [side(left, 0), side(right, 1)]
}
