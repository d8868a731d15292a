import { useSiteConfig } from '#lib/page/use-site-config.ts'

/** Address of the local mailbox, on a site that sends no mail; `undefined` until it is known. */
export const useMailboxUrl = (): string | undefined => useSiteConfig()?.mailboxUrl ?? undefined
