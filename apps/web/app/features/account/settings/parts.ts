import { createContext, use, type ComponentType, type ReactNode } from 'react'

/** What signing in has too; features meet in routes, so the route hands it in. */
export type AccountParts = {
  readonly PasswordField: ComponentType<{
    readonly label: string
    readonly error?: string | undefined
    readonly autoComplete: 'current-password' | 'new-password'
    /** For a new password: what it should not be made of. */
    readonly about?: readonly string[]
    readonly value: string
    readonly onChange: (value: string) => void
  }>
  readonly CodeField: ComponentType<{
    readonly label: string
    readonly hint?: string | undefined
    readonly error?: string | undefined
    readonly value: string
    readonly onChange: (code: string) => void
  }>
  /** Where mails land on a machine without a mailer. */
  readonly mailboxUrl: string | undefined
  readonly captcha: {
    /** Stands before a button that signs in; `null` where no captcha is configured. */
    readonly widget: ReactNode
    readonly isMissing: boolean
    /** Each token is good for one request. */
    readonly take: () => string | undefined
  }
}

export const PartsContext = createContext<AccountParts | undefined>(undefined)

/** @throws outside of `AccountSettings` */
export const useParts = (): AccountParts => {
  const parts = use(PartsContext)
  if (!parts) throw new Error('The parts of the account page were not handed in.')
  return parts
}
