import { shift, turn } from '../avatars/transforms.ts'
import type { Movement } from '../avatars/instruments.ts'
import type { Pose } from './pose.ts'

export type JointName = keyof Pose

/** The CSS transform of a joint; the amount is its distance from rest (see `Pose`). */
type Move = (amount: number) => string

type Moves = Readonly<Partial<Record<JointName, Move>>>

const USUAL: Readonly<Record<JointName, Move>> = {
  head: (amount) => turn(amount * 4),
  body: (amount) => shift(0, amount * 1.2),
  halo: (amount) => `scale(${(0.96 + amount * 0.06).toFixed(3)})`,
  mouth: (amount) =>
    `scale(${(0.8 + amount * 0.3).toFixed(2)}, ${(0.35 + amount * 0.95).toFixed(2)})`,
  left: (amount) => turn(amount * -16),
  right: (amount) => turn(amount * 16),
}

const still: Move = () => 'none'
const lift = (amount: number) => shift(0, amount * -3)
const sway = (amount: number) => turn(amount * 2.2)

/** Movements of each instrument that differ from the usual ones. */
const OF_MOVEMENT: Readonly<Record<Movement, Moves>> = {
  tabla: {},
  santoor: {},
  dhol: {
    body: (amount) => shift(0, amount * 3),
    left: (amount) => turn(amount * -24),
    right: (amount) => turn(amount * 24),
  },
  voice: { left: still, right: (amount) => `${turn(amount * -18)} ${shift(0, amount * -4)}` },
  harmonium: { left: lift, right: lift },
  bansuri: { body: sway, left: lift, right: lift },
  tanpura: { body: sway, left: still, right: (amount) => shift(0, amount * -7) },
  sitar: {
    left: (amount) => turn(amount * -9),
    right: (amount) => shift(amount * -6, amount * 6),
  },
}

/** @returns the CSS transform of a joint in a pose */
export const transformOf = (
  movement: Movement | undefined,
  joint: JointName,
  amount: number,
): string => ((movement && OF_MOVEMENT[movement][joint]) ?? USUAL[joint])(amount)
