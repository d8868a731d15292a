/** A column as the catalog describes it. */
export type Column = {
  readonly name: string
  /** As SQL spells it, without a length: values are cast to it for comparing. */
  readonly type: string
  /** The same with its length: values are cast to it for writing. */
  readonly fullType: string
  readonly defaultExpression: string | null
}

export type Table = {
  readonly name: string
  readonly columns: ReadonlyMap<string, Column>
  readonly primaryKey: readonly string[]
}
