import { escapeHtml } from '#platform/escape-html.ts'
import { siteIn, wordsIn, type MailLanguage } from './mail-language.ts'

export type RenderedMail = {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const SANS = 'font-family:Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const SERIF = 'font-family:Georgia,Times New Roman,serif'

export const renderButton = (label: string, link: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" target="_top" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#a8431f;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`

/** The page around what a mail says. `body` is HTML. */
export const renderPage = (page: {
  readonly subject: string
  readonly heading: string
  readonly body: string
  readonly siteUrl: string
  readonly language: MailLanguage
}): string => {
  const { subject, heading, body, siteUrl, language } = page
  const home = siteIn(siteUrl, language)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6efe2;color:#2b2118;${SANS};font-size:16px;line-height:1.6">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fffaf0;border:1px solid #d8c9ae;border-radius:12px">
<p style="margin:0 0 24px;font-size:28px;line-height:1;color:#a8431f;${SERIF}"><span lang="hi">ध्वनि</span> <span style="font-size:14px;color:#6b5a45;${SANS}">${escapeHtml(wordsIn(language).tagline)}</span></p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3;${SERIF}">${escapeHtml(heading)}</h1>
${body}
</div>
<p style="max-width:480px;margin:16px auto 0;text-align:center;font-size:13px"><a href="${escapeHtml(home)}" target="_top" style="color:#6b5a45">${escapeHtml(home)}</a></p>
</body></html>
`
}
