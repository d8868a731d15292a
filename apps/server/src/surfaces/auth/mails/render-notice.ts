import { escapeHtml } from '#platform/escape-html.ts'
import { renderButton, renderPage, type RenderedMail } from './mail-page.ts'
import { NOTICE_BUTTON, NOTICE_WORDS, type NoticeKind } from './notice-kinds.ts'

/** Text and HTML with the same words. */
export const renderNotice = (kind: NoticeKind, siteUrl: string): RenderedMail => {
  const { subject, lead, undo } = NOTICE_WORDS[kind]
  const link = `${siteUrl}/auth?mode=reset`
  const text = [
    subject,
    '',
    lead,
    '',
    undo,
    '',
    `${NOTICE_BUTTON}:`,
    link,
    '',
    `ध्वनि Dhvani · ${siteUrl}`,
    '',
  ].join('\n')
  const body = `<p style="margin:0 0 12px">${escapeHtml(lead)}</p>
<p style="margin:0">${escapeHtml(undo)}</p>
${renderButton(NOTICE_BUTTON, link)}`
  return { subject, text, html: renderPage({ subject, heading: subject, body, siteUrl }) }
}
