import { expect, it } from 'vitest'
import { captchaWidgetOf } from './captcha-widget.ts'

it.each([
  [
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    'https://challenges.cloudflare.com/turnstile/v0/api.js',
  ],
  ['https://api.hcaptcha.com/siteverify', 'https://js.hcaptcha.com/1/api.js'],
  ['https://hcaptcha.com/siteverify', 'https://js.hcaptcha.com/1/api.js'],
  ['https://captcha.example:8443/verify', 'https://captcha.example:8443/api.js'],
])('finds the widget of %s', (verifyUrl, scriptUrl) => {
  expect(captchaWidgetOf(verifyUrl).scriptUrl).toBe(scriptUrl)
})

it('is not fooled by a host that only looks like a known one', () => {
  const { origins } = captchaWidgetOf('https://evilhcaptcha.com/siteverify')
  expect(origins).toEqual(['https://evilhcaptcha.com'])
})
