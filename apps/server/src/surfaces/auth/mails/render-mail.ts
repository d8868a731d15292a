import { escapeHtml } from '#platform/escape-html.ts'
import { renderButton, renderPage, type RenderedMail } from './mail-page.ts'
import type { MailKind } from './mail-kinds.ts'
import { siteIn, wordsIn, type MailLanguage } from './mail-language.ts'

export type MailContent = {
  readonly kind: MailKind
  readonly code: string
  /** Where the button leads. Absent in a mail that carries only a code. */
  readonly link?: string
  readonly siteUrl: string
  readonly language: MailLanguage
}

/**
 * Text and HTML with the same words. A mail carries the code as well as the link, because some
 * mail programs open links before their reader does, and that uses the link up.
 */
export const renderMail = (content: MailContent): RenderedMail => {
  const { kind, code, link, siteUrl, language } = content
  const words = wordsIn(language).mails[kind]
  const subject = words.subject.replace('{code}', code)
  const hasLink = link !== undefined && words.button !== undefined
  const text = [
    words.heading,
    '',
    words.lead,
    '',
    ...(hasLink ? [`${words.button}:`, link, ''] : []),
    words.codeLead,
    code,
    '',
    words.footer,
    '',
    `${wordsIn(language).sender} · ${siteIn(siteUrl, language)}`,
    '',
  ].join('\n')
  const body = `<p style="margin:0 0 12px">${escapeHtml(words.lead)}</p>
${hasLink ? renderButton(words.button ?? '', link) : ''}
<p style="margin:0 0 8px">${escapeHtml(words.codeLead)}</p>
<p style="margin:0 0 24px;font-size:28px;letter-spacing:6px;font-weight:600">${escapeHtml(code)}</p>
<p style="margin:0;font-size:14px;color:#6b5a45">${escapeHtml(words.footer)}</p>`
  return {
    subject,
    text,
    html: renderPage({ subject, heading: words.heading, body, siteUrl, language }),
  }
}
