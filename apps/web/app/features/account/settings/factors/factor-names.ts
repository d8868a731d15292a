import { m } from '#messages'
import type { FactorKind } from '../../factor-kinds.ts'
import type { Factor } from '../account.ts'

export const kindName = (kind: FactorKind): string => {
  if (kind === 'totp') return m.account_factor_totp()
  return kind === 'webauthn' ? m.account_factor_webauthn() : m.account_factor_phone()
}

export const factorName = ({ friendly_name: name, factor_type: kind }: Factor): string =>
  name || kindName(kind)

/** @returns a name that none of the others has: `Passkey`, then `Passkey 2` */
export const freeName = (kind: FactorKind, taken: readonly Factor[]): string => {
  const names = new Set(taken.map(factorName))
  const plain = kindName(kind)
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? plain : `${plain} ${number}`
    if (!names.has(name)) return name
  }
}
