import { z } from 'zod'
import { m } from '#messages'
import { createAccountRows } from '#lib/mixes/account-mixes.ts'
import { NO_SAVED_MIXES, type SavedMixes } from '#lib/mixes/create-saved-mixes.ts'
import { copyName } from '#lib/mixes/mix-names.ts'
import { createAccountList } from '#lib/mixes/saved-mixes.ts'
import { useStore } from '#lib/store/store.ts'
import { ACCOUNT_PRESETS_KEY } from '#lib/session/kept-keys.ts'

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  settings: z.unknown(),
  updated_at: z.string(),
})

/** The presets of the account that is signed in. They are kept as mixes are: `mix` holds the settings. */
export const [savedPresets, followSavedPresets] = createAccountList({
  api: createAccountRows({
    name: 'riyaz_presets',
    columns: 'id, name, settings, updated_at',
    read: (row) => {
      const { data } = rowSchema.safeParse(row)
      if (!data) return undefined
      const { id, name, settings: mix, updated_at: updatedAt } = data
      // The newest first.
      return { id, name, mix, position: -Date.parse(updatedAt) || 0, updatedAt }
    },
    write: ({ name, mix: settings }) => ({ name, settings }),
  }),
  key: ACCOUNT_PRESETS_KEY,
  // Ten of the 40 of a name are for the words that say that it is a copy.
  nameOfCopy: (name) => copyName(name, 30),
  full: m.riyaz_presets_full,
})

export const useSavedPresets = (): SavedMixes => useStore(savedPresets, NO_SAVED_MIXES)
