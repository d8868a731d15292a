/** Joins class names; leaves out `undefined` and `false`. */
export const classNames = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ')
