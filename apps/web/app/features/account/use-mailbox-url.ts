import { useEffect, useState } from 'react'

/** Address of the local mailbox, on a site that sends no mail; `undefined` until it is known. */
export const useMailboxUrl = (): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const { loadSiteConfig } = await import('#lib/page/site-config.ts')
      const { mailboxUrl } = await loadSiteConfig()
      if (isCurrent && mailboxUrl) setUrl(mailboxUrl)
    }
    load().catch(reportError)
    return () => {
      isCurrent = false
    }
  }, [])
  return url
}
