import type { MailKind, MailWords } from './mail-kinds.ts'
import type { NoticeKind, NoticeWords } from './notice-kinds.ts'

/** Everything that mails in one language say. */
export type LanguageWords = {
  /** Beside the mark at the top of a mail. */
  readonly tagline: string
  /** Below the text. */
  readonly sender: string
  readonly mails: Readonly<Record<MailKind, MailWords>>
  readonly notices: Readonly<Record<NoticeKind, NoticeWords>>
  /** Leads to a new password, in every notice. */
  readonly noticeButton: string
}
