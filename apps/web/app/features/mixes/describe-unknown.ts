import { m } from '#messages'

/** @returns that a later release may know so many sounds of a link */
export const describeUnknown = (count: number): string =>
  count === 1 ? m.shared_unknown_one() : m.shared_unknown_many({ count })
