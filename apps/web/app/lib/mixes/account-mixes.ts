import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { savedMixRowSchema } from '@dhvani/catalogue'
import { readKeptSession } from '#lib/session/kept-session.ts'
import { loadData } from '#lib/supabase/index.ts'
import type { SavedMix } from './saved-mix.ts'
import type { MixApi } from './send-changes.ts'

const TABLE = 'saved_mixes'
const COLUMNS = 'id, name, mix, position, updated_at'

const toSavedMix = (row: unknown): SavedMix => {
  const { id, name, mix, position, updated_at: updatedAt } = savedMixRowSchema.parse(row)
  return { id, name, mix, position, updatedAt }
}

const firstOf = (rows: readonly unknown[]): SavedMix | undefined => rows.map(toSavedMix)[0]

/** A listener may sign out while a request waits its turn: it then counts as one that got no answer. */
const openData = async () => {
  const data = await loadData()
  if (readKeptSession() === null) throw new NoAnswerError('an account that has signed out')
  return data
}

/** Mixes of the signed-in listener. Row-level security in the database hides other people's. */
export const accountMixes: MixApi = {
  async list() {
    const data = await openData()
    const { data: rows } = await data.from(TABLE).select(COLUMNS).throwOnError()
    return rows.map(toSavedMix)
  },
  async find(id) {
    const data = await openData()
    const { data: rows } = await data.from(TABLE).select(COLUMNS).eq('id', id).throwOnError()
    return firstOf(rows)
  },
  async add({ id, name, mix, position }) {
    const data = await openData()
    const { data: rows } = await data
      .from(TABLE)
      .upsert({ id, name, mix, position }, { onConflict: 'id', ignoreDuplicates: true })
      .select(COLUMNS)
      .throwOnError()
    return firstOf(rows)
  },
  async overwrite({ id, name, mix, position }, updatedAt) {
    const data = await openData()
    const { data: rows } = await data
      .from(TABLE)
      .update({ name, mix, position })
      .eq('id', id)
      .eq('updated_at', updatedAt)
      .select(COLUMNS)
      .throwOnError()
    return firstOf(rows)
  },
  async move({ id, position }) {
    const data = await openData()
    const { data: rows } = await data
      .from(TABLE)
      .update({ position })
      .eq('id', id)
      .select(COLUMNS)
      .throwOnError()
    return firstOf(rows)
  },
  async remove(id, updatedAt) {
    const data = await openData()
    const asked = data.from(TABLE).delete().eq('id', id)
    const { data: rows } = await (
      updatedAt === undefined ? asked : asked.eq('updated_at', updatedAt)
    )
      .select('id')
      .throwOnError()
    return rows.length > 0
  },
}
