/** A mail, or a text message, of which only `text` is used. */
export type Message = {
  readonly channel: 'mail' | 'sms'
  /** An address, or a phone number in digits. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A message as the outbox keeps it. */
export type OutboxMessage = Message & { readonly id: number; readonly date: Date }

/** Hands a message to the mail server or SMS provider; throws when that does not accept it. */
export type Carrier = {
  send(message: OutboxMessage): Promise<void>
  close(): void
}
