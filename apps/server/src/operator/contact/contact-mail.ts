import { escapeHtml } from '#platform/escape-html.ts'
import type { Message } from '#platform/outbox/message.ts'

export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly message: string
  readonly writtenAt: Date
}

const LONGEST_LINE = 320

/** @returns the text in one line, in which no sign turns the order of letters round */
const inLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_LINE)

/** @returns a name that no mail program reads as an address and makes a link of */
const nameInLine = (text: string): string =>
  inLine(text)
    .replaceAll(/[<>]/g, ' ')
    .replaceAll('@', ' at ')
    .replaceAll('://', ': //')
    .replaceAll(/\.(?=\S)/g, '. ')
    .replaceAll(/ +/g, ' ')
    .trim()

/**
 * The mail that tells the operator of a message. No header holds text that a visitor
 * typed: the server sets subject and recipient, and the sender's address is part of the body.
 */
export const renderContactMail = (to: string, contact: ContactMessage): Message => {
  const name = nameInLine(contact.name)
  const email = inLine(contact.email)
  const message = contact.message.replaceAll(/\p{Bidi_Control}/gu, '')
  const date = contact.writtenAt.toISOString().replace('T', ' ').slice(0, 16)
  return {
    channel: 'mail',
    to,
    subject: 'A message from the contact page',
    text: `From: ${name} <${email}>\nWritten: ${date} UTC\n\n${message}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font:16px/1.6 Georgia,serif;color:#2b2118">',
      `<p><strong>${escapeHtml(name)}</strong><br>`,
      `<a href="mailto:${escapeHtml(encodeURIComponent(email).replaceAll('%40', '@'))}">${escapeHtml(email)}</a><br>`,
      `<small>${date} UTC</small></p>`,
      `<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}
