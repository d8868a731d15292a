import { Secret, TOTP } from 'otpauth'
import encodeQR from 'qr'

const SECRET_BYTES = 20
/** Accepts the codes of one step of 30 seconds before and after: clocks of phones differ. */
const WINDOW = 1

const create = (secret: Secret, issuer: string, label: string): TOTP =>
  new TOTP({ secret, issuer, label, algorithm: 'SHA1', digits: 6, period: 30 })

/** Light modules around the code. */
const QUIET_ZONE = 2

/**
 * auth-js puts the drawing into a `data:` address without escaping it, where `#` would begin a fragment
 * and cut the drawing off. So its colours have names.
 */
const drawQrCode = (text: string): string => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const side = rows.length
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="white" d="M0 0h${side}v${side}H0z"/><path fill="black" d="${dark.join('')}"/></svg>`
  )
}

export const createTotp = (issuer: string, label: string) => {
  const secret = new Secret({ size: SECRET_BYTES })
  const uri = create(secret, issuer, label).toString()
  return { secret: secret.base32, uri, qr_code: drawQrCode(uri) }
}

/** @returns the time step (RFC 6238, section 4.2) that the code belongs to, if it is a right one */
export const findTotpStep = (secret: string, code: string, now: Date): number | undefined => {
  const totp = create(Secret.fromBase32(secret), '', '')
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}
