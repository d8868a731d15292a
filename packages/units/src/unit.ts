declare const unit: unique symbol

/**
 * A number that remembers what it measures. Two units never mix by accident: adding a
 * `Seconds` to a `Hertz` gives a bare number that no function of ours accepts.
 */
export type Unit<Name extends string> = number & { readonly [unit]: Name }
