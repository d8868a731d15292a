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
 * @returns the widget that belongs to the address that verifies its tokens. Other services of the
 * same protocol have their script at `/api.js` of that origin.
 */
export const captchaWidgetOf = (verifyUrl: string): CaptchaWidget => {
  const { hostname, origin } = new URL(verifyUrl)
  if (hostname === 'challenges.cloudflare.com') return TURNSTILE
  if (hostname === 'hcaptcha.com' || hostname.endsWith('.hcaptcha.com')) return HCAPTCHA
  return { scriptUrl: `${origin}/api.js`, origins: [origin] }
}
