/** The API that the scripts of Turnstile and hCaptcha have in common. */
type CaptchaApi = {
  render(
    box: HTMLElement,
    options: {
      readonly sitekey: string
      readonly theme: 'light' | 'dark'
      readonly callback: (token: string) => void
      readonly 'expired-callback': () => void
      readonly 'error-callback': () => void
    },
  ): string
  reset(widget: string): void
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: CaptchaApi
    hcaptcha?: CaptchaApi
    dhvaniCaptchaReady?: () => void
  }
}

let loading: Promise<CaptchaApi> | undefined

const load = (scriptUrl: string): Promise<CaptchaApi> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`The captcha script did not load: ${scriptUrl}`))
    }
    window.dhvaniCaptchaReady = () => {
      const api = window.turnstile ?? window.hcaptcha
      if (api) resolve(api)
      else fail()
    }
    script.src = `${scriptUrl}?render=explicit&onload=dhvaniCaptchaReady`
    script.async = true
    script.onerror = fail
    document.head.append(script)
  })

/** Loads the script once a page. After a failure the next call tries again. */
export const loadCaptcha = (scriptUrl: string): Promise<CaptchaApi> => {
  loading ??= load(scriptUrl).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
