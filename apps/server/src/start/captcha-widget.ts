import type { CaptchaWidget } from '#platform/config.ts'

const TURNSTILE: CaptchaWidget = {
  scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  origins: ['https://challenges.cloudflare.com'],
}

const HCAPTCHA: CaptchaWidget = {
  scriptUrl: 'https://js.hcaptcha.com/1/api.js',
  origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
}

/**
 * Which widget goes with the address that verifies its tokens. A service of the same protocol that
 * is neither of the two has its script at `/api.js` beside that address.
 */
export const captchaWidgetOf = (verifyUrl: string): CaptchaWidget => {
  const { hostname, origin } = new URL(verifyUrl)
  if (hostname === 'challenges.cloudflare.com') return TURNSTILE
  if (hostname === 'hcaptcha.com' || hostname.endsWith('.hcaptcha.com')) return HCAPTCHA
  return { scriptUrl: `${origin}/api.js`, origins: [origin] }
}
