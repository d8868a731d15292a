/** What a mail is for. Each kind has its own words. */
export type MailKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change_new'
  | 'email_change_current'
  | 'reauthentication'

export type MailWords = {
  readonly subject: string
  readonly heading: string
  readonly lead: string
  /** Absent where there is no link. */
  readonly button?: string
  readonly codeLead: string
  readonly footer: string
}
