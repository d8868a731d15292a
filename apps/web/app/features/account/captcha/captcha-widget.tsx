import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { NotLoaded } from '#ui/not-loaded.tsx'
import { loadCaptcha } from './load-captcha.ts'

type CaptchaWidgetProps = {
  readonly siteKey: string
  readonly scriptUrl: string
  /** Called with `undefined` when the token expires. */
  readonly onToken: (token: string | undefined) => void
}

/** The widget of the captcha service that the operator chose. It has its own texts. */
export const CaptchaWidget = ({ siteKey, scriptUrl, onToken }: CaptchaWidgetProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let remove: () => void = () => undefined
    let isCurrent = true
    const fail = () => {
      if (!isCurrent) return
      onToken(undefined)
      setHasFailed(true)
    }
    const show = async () => {
      const api = await loadCaptcha(scriptUrl)
      if (!isCurrent || !box.current) return
      const widget = api.render(box.current, {
        sitekey: siteKey,
        theme: document.documentElement.dataset.theme === 'raat' ? 'dark' : 'light',
        callback: onToken,
        'expired-callback': () => {
          onToken(undefined)
          api.reset(widget)
        },
        'error-callback': fail,
      })
      remove = () => api.remove(widget)
    }
    show().catch(fail)
    return () => {
      isCurrent = false
      remove()
    }
  }, [siteKey, scriptUrl, onToken, attempt])

  return (
    <div className="flex flex-col gap-2">
      <div ref={box} />
      {hasFailed ? (
        <NotLoaded
          text={m.captcha_failed()}
          onAgain={() => {
            setHasFailed(false)
            setAttempt(attempt + 1)
          }}
        />
      ) : null}
    </div>
  )
}
