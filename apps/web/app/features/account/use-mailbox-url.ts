import { useEffect, useState } from 'react'

/** Where mails land on a machine without a mailer, once that is known; else `undefined`. */
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
