import type { BuiltInSoundId } from '@dhvani/catalogue'

/**
 * How long the periods of a file are, in seconds: a third to a half of those of the mix, because what a recipe holds while it renders
 * grows with the length (decision 259). Steady sounds have the shortest. The others hold about a whole number of their rarest events, so
 * that as many koels call in a file and as many trains pass as in the mix.
 */
export const FILE_PERIOD_SECONDS: Readonly<Record<BuiltInSoundId, number>> = {
  rain: 25.6,
  'rain-thunder': 47.36,
  'sea-waves': 24.32,
  'river-flowing': 25.6,
  breeze: 25.6,
  'coffee-shop': 32,
  'indian-traffic': 38.4,
  train: 32,
  'koel-singing': 38.4,
  'morning-birds': 38.4,
  'asmr-kiss': 38.4,
  'high-frequency': 25.6,
}
