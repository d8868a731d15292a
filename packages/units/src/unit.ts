declare const unit: unique symbol

/**
 * A number with its unit as a type. Units do not mix by accident: the sum of a `Seconds` and a `Hertz`
 * is a plain number, which no function that takes a unit accepts.
 */
export type Unit<Name extends string> = number & { readonly [unit]: Name }
