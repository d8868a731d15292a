import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'

const CaptchaWidget = lazy(async () => ({
  default: (await import('./captcha-widget.tsx')).CaptchaWidget,
}))

export type Captcha = {
  /** Stands before the button that sends; `null` where no captcha is configured. */
  readonly widget: ReactNode
  /** A token is needed, and there is none yet. */
  readonly isMissing: boolean
  /** Each token is good for one request: the next one needs a new one. */
  readonly take: () => string | undefined
}

type Configured = { readonly siteKey: string; readonly scriptUrl: string }

/** Asks whether the operator wants to see that people are people; most sites do not. */
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
