import { savedMixRowSchema } from '@dhvani/catalogue'
import { createAccountRows } from './account-rows.ts'

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
