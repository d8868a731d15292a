import { m } from '#messages'
import { useStore } from '#lib/store/store.ts'
import { accountMixes } from './account-mixes.ts'
import { createAccountList } from './account-list.ts'
import { NO_SAVED_MIXES, type SavedMixes } from './create-saved-mixes.ts'
import { copyName } from './mix-names.ts'
import { MIXES_KEY } from './mixes-mark.ts'
import { openedMix } from './opened-mix.ts'

export const [savedMixes, followSavedMixes] = createAccountList({
  api: accountMixes,
  key: MIXES_KEY,
  nameOfCopy: (name) => copyName(name),
  full: m.mixes_full,
  onSignedOut: () => openedMix.set(undefined),
})

export const useSavedMixes = (): SavedMixes => useStore(savedMixes, NO_SAVED_MIXES)
