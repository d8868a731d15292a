import { z } from 'zod'
import { parseBeat } from '#lib/beats/beat-schema.ts'
import { loadData } from '#lib/supabase/index.ts'
import type { BeatShelf, KeptBeat } from './kept-beat.ts'

const TABLE = 'saved_beats'
const COLUMNS = 'id, name, beat'

const rowSchema = z.object({ id: z.string(), name: z.string(), beat: z.unknown() })

const toKept = (row: unknown): KeptBeat[] => {
  const { id, name, beat: written } = rowSchema.parse(row)
  const beat = parseBeat(written)
  return beat ? [{ id, name, beat, place: 'account' }] : []
}

/** Beats of whoever is signed in; row-level security in the database keeps them theirs. */
export const accountShelf: BeatShelf = {
  async list() {
    const data = await loadData()
    const { data: rows } = await data
      .from(TABLE)
      .select(COLUMNS)
      .order('updated_at', { ascending: false })
      .throwOnError()
    return rows.flatMap(toKept)
  },
  async keep(name, beat) {
    const data = await loadData()
    const { data: row } = await data
      .from(TABLE)
      .insert({ name, beat })
      .select(COLUMNS)
      .single()
      .throwOnError()
    const [kept] = toKept(row)
    if (!kept) throw new Error('the data API gave another beat back than it was given')
    return kept
  },
  async rename(id, name) {
    const data = await loadData()
    await data.from(TABLE).update({ name }).eq('id', id).throwOnError()
  },
  async remove(id) {
    const data = await loadData()
    await data.from(TABLE).delete().eq('id', id).throwOnError()
  },
}
