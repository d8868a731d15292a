/** A part of the practice room. */
export type Part = 'tanpura' | 'tabla'

/** Such a part in a mix: `riyaz:{part}:{length of the loop in samples}:{settings as in a query}`. */
export const PART_ADDRESS = /^riyaz:(tanpura|tabla):(\d{6,8}):(.+)$/

/** @returns which part of the practice room a sound of a mix is; `undefined` for any other sound */
export const partOf = (id: string): Part | undefined =>
  PART_ADDRESS.exec(id)?.[1] as Part | undefined
