import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { savedMixRowSchema } from '@dhvani/catalogue'
import { readKeptSession } from '#lib/session/kept-session.ts'
import { loadData } from '#lib/supabase/index.ts'
import type { SavedMix } from './saved-mix.ts'
import type { MixApi } from './send-changes.ts'

type Table = {
  readonly name: string
  /** What `read` needs of a row. */
  readonly columns: string
  /** @returns `undefined` for a row that this release cannot show */
  readonly read: (row: unknown) => SavedMix | undefined
  /** The columns that a change writes, without the id. */
  readonly write: (mix: SavedMix) => Readonly<Record<string, unknown>>
  /** The columns that a move writes, where rows have places of their own. */
  readonly place?: (mix: SavedMix) => Readonly<Record<string, unknown>>
}

/** A listener may sign out while a request waits its turn: it then counts as one that got no answer. */
const openData = async () => {
  const data = await loadData()
  if (readKeptSession() === null) throw new NoAnswerError('an account that has signed out')
  return data
}

/** Rows of the signed-in listener. Row-level security in the database hides other people's. */
export const createAccountRows = ({ name, columns, read, write, place }: Table): MixApi => {
  const readAll = (rows: readonly unknown[]): readonly SavedMix[] =>
    rows.flatMap((row) => read(row) ?? [])
  const find = async (id: string) => {
    const data = await openData()
    const { data: rows } = await data.from(name).select(columns).eq('id', id).throwOnError()
    return readAll(rows)[0]
  }
  const move =
    place &&
    (async (mix: SavedMix) => {
      const data = await openData()
      const { data: rows } = await data
        .from(name)
        .update(place(mix))
        .eq('id', mix.id)
        .select(columns)
        .throwOnError()
      return readAll(rows)[0]
    })
  return {
    ...(move && { move }),
    async list() {
      const data = await openData()
      const { data: rows } = await data.from(name).select(columns).throwOnError()
      return readAll(rows)
    },
    find,
    async add(mix) {
      const data = await openData()
      const { data: rows } = await data
        .from(name)
        .upsert({ id: mix.id, ...write(mix) }, { onConflict: 'id', ignoreDuplicates: true })
        .select(columns)
        .throwOnError()
      return readAll(rows)[0]
    },
    async overwrite(mix, updatedAt) {
      const data = await openData()
      const { data: rows } = await data
        .from(name)
        .update(write(mix))
        .eq('id', mix.id)
        .eq('updated_at', updatedAt)
        .select(columns)
        .throwOnError()
      return readAll(rows)[0]
    },
    async remove(id, updatedAt) {
      const data = await openData()
      const asked = data.from(name).delete().eq('id', id)
      const { data: rows } = await (
        updatedAt === undefined ? asked : asked.eq('updated_at', updatedAt)
      )
        .select('id')
        .throwOnError()
      return rows.length > 0
    },
  }
}

/** Mixes of the signed-in listener. */
export const accountMixes = createAccountRows({
  name: 'saved_mixes',
  columns: 'id, name, mix, position, updated_at',
  read: (row) => {
    const { id, name, mix, position, updated_at: updatedAt } = savedMixRowSchema.parse(row)
    return { id, name, mix, position, updatedAt }
  },
  write: ({ name, mix, position }) => ({ name, mix, position }),
  place: ({ position }) => ({ position }),
})
