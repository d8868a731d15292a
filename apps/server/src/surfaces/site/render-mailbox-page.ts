import { escapeHtml } from '#platform/escape-html.ts'
import type { OutboxMessage } from '#platform/outbox/message.ts'

const STYLE = `
  :root { color-scheme: light dark; --paper: #f6efe2; --ink: #2b2118; --line: #d8c9ae; --accent: #a8431f; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #14182b; --ink: #f1e6d2; --line: #363d5e; --accent: #f0b35b; }
  }
  body { margin: 0 auto; padding: 2rem 1rem; max-width: 46rem; background: var(--paper); color: var(--ink);
    font: 1rem/1.6 system-ui, sans-serif; }
  h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0; }
  h1 span { color: var(--accent); }
  details { border: 1px solid var(--line); border-radius: .5rem; margin: 1rem 0; overflow: hidden; }
  summary { padding: .75rem 1rem; cursor: pointer; }
  summary small { display: block; opacity: .8; }
  iframe { width: 100%; height: 30rem; border: 0; border-top: 1px solid var(--line); background: #fff; }
  pre { white-space: pre-wrap; margin: 0; padding: 1rem; border-top: 1px solid var(--line); }
`

/** In the page itself: without one, a browser asks for `/favicon.ico`, which the page's policy forbids. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#9c3a1a"/><path d="M14 20h36v24H14zl18 14 18-14" fill="none" stroke="#f6dfae" stroke-width="4" stroke-linejoin="round"/></svg>',
)}`

const renderMessage = (message: OutboxMessage, index: number): string => {
  const date = message.date.toISOString().replace('T', ' ').slice(0, 19)
  const body = message.html
    ? `<iframe title="${escapeHtml(message.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(message.html)}"></iframe>`
    : `<pre>${escapeHtml(message.text)}</pre>`
  return `<details${index === 0 ? ' open' : ''}>
<summary><strong>${escapeHtml(message.subject)}</strong><small>to ${escapeHtml(message.to)} · <time datetime="${message.date.toISOString()}">${date} UTC</time></small></summary>
${body}
</details>`
}

/** A small page without scripts, newest message first and open. */
export const renderMailboxPage = (messages: readonly OutboxMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mailbox | Dhvani</title>
<link rel="icon" href="${ICON}">
<style>${STYLE}</style>
</head>
<body>
<h1><span lang="hi">ध्वनि</span> Mailbox</h1>
<p>Mail that this machine would have sent. Set <code>SMTP_URL</code> to send it.</p>
${messages.length === 0 ? '<p>No mail yet.</p>' : messages.map(renderMessage).join('\n')}
</body>
</html>
`
