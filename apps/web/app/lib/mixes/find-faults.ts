import type { BuiltInSoundId } from '@dhvani/catalogue'
import { BELOW_BED, doQuarrel, loudnessAt, MOST, ROLES } from './mix-rules.ts'

type HeardSound = { readonly id: BuiltInSoundId; readonly volume: number }

/** @returns what a mix has against the rules of mix-rules.ts, a line each; its loudest sound is the bed */
export const findFaults = (mix: readonly HeardSound[]): readonly string[] => {
  const [bed, ...others] = mix
    .map(({ id, volume }) => ({ id, loudness: loudnessAt(id, volume) }))
    .toSorted((one, other) => other.loudness - one.loudness)
  if (!bed || others.length === 0) return ['fewer than two sounds']
  const roleOf = (id: BuiltInSoundId) => (ROLES[id].includes('event') ? 'event' : 'texture')
  return [
    ...(ROLES[bed.id].includes('bed') ? [] : [`${bed.id} is the loudest`]),
    ...others
      .filter(({ id }) => !ROLES[id].includes(roleOf(id)))
      .map(({ id }) => `${id} is a second bed`),
    ...(['texture', 'event'] as const).flatMap((role) =>
      others.filter(({ id }) => roleOf(id) === role).length > MOST[role]
        ? [`too many: ${role}`]
        : [],
    ),
    ...others.flatMap(({ id, loudness }) => {
      const below = bed.loudness - loudness
      const { least, most } = BELOW_BED[roleOf(id)]
      return below >= least && below <= most
        ? []
        : [`${id} is ${below.toFixed(1)} LU below the bed`]
    }),
    ...mix.flatMap((one, index) =>
      mix
        .slice(index + 1)
        .filter((other) => doQuarrel(one.id, other.id))
        .map((other) => `${one.id} and ${other.id}`),
    ),
  ]
}
