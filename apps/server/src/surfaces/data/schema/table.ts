/** A column as the catalog describes it. */
export type Column = {
  readonly name: string
  /** As SQL spells it, without a length: what a value is cast to for comparing. */
  readonly type: string
  /** The same with its length, for what goes in. */
  readonly fullType: string
  readonly defaultExpression: string | null
}

export type Table = {
  readonly name: string
  readonly columns: ReadonlyMap<string, Column>
  readonly primaryKey: readonly string[]
}
