import { m } from '#messages'

const CODE = /^\d{6}$/

/** @returns what to say about a code that cannot be right, or `undefined` */
export const codeProblem = (code: string): string | undefined =>
  CODE.test(code) ? undefined : m.account_code_length()
