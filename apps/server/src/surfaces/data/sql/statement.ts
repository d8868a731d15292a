/** A statement in the making: texts from outside become parameters, never SQL. */
export type Statement = {
  readonly values: readonly unknown[]
  /** @returns the placeholder of a value */
  bind(value: unknown): string
}

export const createStatement = (): Statement => {
  const values: unknown[] = []
  return { values, bind: (value) => `$${values.push(value)}` }
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const quoteTable = (name: string): string => `"public".${quoteName(name)}`
