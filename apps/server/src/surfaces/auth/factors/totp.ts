import { Secret, TOTP } from 'otpauth'
import { toString as renderQrCode } from 'qrcode'

const SECRET_BYTES = 20
/** Accepts the codes of one step of 30 seconds before and after: clocks of phones differ. */
const WINDOW = 1

const create = (secret: Secret, issuer: string, label: string): TOTP =>
  new TOTP({ secret, issuer, label, algorithm: 'SHA1', digits: 6, period: 30 })

/**
 * auth-js puts the drawing into a `data:` address without escaping it, where `#` would begin a fragment
 * and cut the drawing off. So its colours have names.
 */
const nameColours = (svg: string): string =>
  svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black')

export const createTotp = async (issuer: string, label: string) => {
  const secret = new Secret({ size: SECRET_BYTES })
  const uri = create(secret, issuer, label).toString()
  const svg = await renderQrCode(uri, { type: 'svg', margin: 2 })
  return { secret: secret.base32, uri, qr_code: nameColours(svg.trim()) }
}

/** @returns the time step (RFC 6238, section 4.2) that the code belongs to, if it is a right one */
export const findTotpStep = (secret: string, code: string, now: Date): number | undefined => {
  const totp = create(Secret.fromBase32(secret), '', '')
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}
