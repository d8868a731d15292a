import type { User } from '@supabase/auth-js'

/** @returns the name that the account gave at sign-up or since; empty where there is none */
export const accountName = (user: Pick<User, 'user_metadata'> | undefined): string => {
  const name: unknown = user?.user_metadata['full_name']
  return typeof name === 'string' ? name : ''
}
