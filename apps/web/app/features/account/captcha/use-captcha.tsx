import { useEffect, useState, type ReactNode } from 'react'
import { m } from '#messages'
import { toasts } from '#lib/notices/toasts.ts'
import { useSiteConfig } from '#lib/page/use-site-config.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'

const CaptchaWidget = latePart(async () => (await import('./captcha-widget.tsx')).CaptchaWidget, {
  missing: MissingNotice,
})

export type Captcha = {
  /** Shown above the submit button; `null` where no captcha is configured. */
  readonly widget: ReactNode
  /** A captcha is configured and the visitor has not solved it yet. */
  readonly isMissing: boolean
  /** @returns the token for one request; the next request needs a new one */
  readonly take: () => string | undefined
}

/** The captcha of this site, if its operator configured one. Most sites have none. */
export const useCaptcha = (): Captcha => {
  const { captchaSiteKey: siteKey, captchaScriptUrl: scriptUrl } = useSiteConfig() ?? {}
  const configured = siteKey && scriptUrl ? { siteKey, scriptUrl } : undefined
  const [token, setToken] = useState<string>()
  const [round, setRound] = useState(0)

  useEffect(() => {
    const isAskedFor = toasts.getSnapshot()?.description === m.captcha_missing()
    if (token !== undefined && isAskedFor) toasts.dismiss()
  }, [token])

  return {
    widget: configured ? <CaptchaWidget key={round} {...configured} onToken={setToken} /> : null,
    isMissing: configured !== undefined && token === undefined,
    take: () => {
      setToken(undefined)
      setRound(round + 1)
      return token
    },
  }
}
