import type { PracticePlan } from '@dhvani/audio-engine/practice'

/** Several plans as one, in order of time. */
export const mergePlans = (plans: readonly PracticePlan[]): PracticePlan => ({
  next: (until) =>
    plans.flatMap((plan) => plan.next(until)).toSorted((one, other) => one.at - other.at),
})
