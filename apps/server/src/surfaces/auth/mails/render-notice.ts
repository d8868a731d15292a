import { escapeHtml } from '#platform/escape-html.ts'
import { renderButton, renderPage, type RenderedMail } from './mail-page.ts'
import { siteIn, wordsIn, type MailLanguage } from './mail-language.ts'
import type { NoticeKind } from './notice-kinds.ts'

/** Text and HTML with the same words. */
export const renderNotice = (
  kind: NoticeKind,
  { siteUrl, language }: { readonly siteUrl: string; readonly language: MailLanguage },
): RenderedMail => {
  const words = wordsIn(language)
  const { subject, lead, undo } = words.notices[kind]
  const home = siteIn(siteUrl, language)
  const link = `${home}/auth?mode=reset`
  const text = [
    subject,
    '',
    lead,
    '',
    undo,
    '',
    `${words.noticeButton}:`,
    link,
    '',
    `${words.sender} · ${home}`,
    '',
  ].join('\n')
  const body = `<p style="margin:0 0 12px">${escapeHtml(lead)}</p>
<p style="margin:0">${escapeHtml(undo)}</p>
${renderButton(words.noticeButton, link)}`
  return { subject, text, html: renderPage({ subject, heading: subject, body, siteUrl, language }) }
}
