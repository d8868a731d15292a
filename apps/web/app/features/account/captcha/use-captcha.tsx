import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'

const CaptchaWidget = lazy(async () => ({
  default: (await import('./captcha-widget.tsx')).CaptchaWidget,
}))

export type Captcha = {
  /** Shown above the submit button; `null` where no captcha is configured. */
  readonly widget: ReactNode
  /** A captcha is configured and the visitor has not solved it yet. */
  readonly isMissing: boolean
  /** @returns the token for one request; the next request needs a new one */
  readonly take: () => string | undefined
}

type Configured = { readonly siteKey: string; readonly scriptUrl: string }

/** The captcha of this site, if its operator configured one. Most sites have none. */
export const useCaptcha = (): Captcha => {
  const [configured, setConfigured] = useState<Configured>()
  const [token, setToken] = useState<string>()
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const { loadSiteConfig } = await import('#lib/page/site-config.ts')
      const { captchaSiteKey: siteKey, captchaScriptUrl: scriptUrl } = await loadSiteConfig()
      if (isCurrent && siteKey && scriptUrl) setConfigured({ siteKey, scriptUrl })
    }
    load().catch(reportError)
    return () => {
      isCurrent = false
    }
  }, [])

  return {
    widget: configured ? (
      <Suspense fallback={null}>
        <CaptchaWidget key={round} {...configured} onToken={setToken} />
      </Suspense>
    ) : null,
    isMissing: configured !== undefined && token === undefined,
    take: () => {
      setToken(undefined)
      setRound(round + 1)
      return token
    },
  }
}
