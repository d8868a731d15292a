import { m } from '#messages'
import type { EntryProblems } from './check-entries.ts'

/** @returns for each field why its entry is wrong, or `undefined` */
export const entryTexts = ({ name, email, password }: EntryProblems) => ({
  name: name && m.auth_name_missing(),
  email: email && (email === 'missing' ? m.auth_email_missing() : m.auth_email_malformed()),
  password: password && m.auth_password_missing(),
})
