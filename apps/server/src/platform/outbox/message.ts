/** What a person gets: a mail, or a text message (then only `text` is used). */
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

/** Hands one message to whoever delivers it; throws when it was not taken. */
export type Carrier = {
  send(message: OutboxMessage): Promise<void>
  close(): void
}
