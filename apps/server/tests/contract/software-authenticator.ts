import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Just enough of CBOR (RFC 8949) for an attestation: unsigned and negative ints, bytes, texts, maps. */
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
type Cbor = number | string | Buffer | Map<number | string, Cbor>
const encode = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, item]) => [encode(key), encode(item)])
  return Buffer.concat([head(5, value.size), ...parts])
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer): string => data.toString('base64url')

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

export type SoftwareAuthenticator = {
  create(options: { challenge: string }): object
  get(options: { challenge: string }): object
}

/** A security key of one credential, in software (WebAuthn level 2, attestation `none`). */
export const createSoftwareAuthenticator = (origin: string): SoftwareAuthenticator => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const partyHash = sha256(new URL(origin).hostname)
  let counter = 0

  const authenticatorData = (flags: number, extra: Buffer = Buffer.alloc(0)) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([partyHash, Buffer.from([flags]), count, extra])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const wrap = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    create({ challenge }) {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(jwk.x ?? '', 'base64url')],
        [-3, Buffer.from(jwk.y ?? '', 'base64url')],
      ])
      const idLength = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), idLength, id, encode(key)])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(PRESENT | VERIFIED | WITH_KEY, credential)],
      ])
      return wrap({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(encode(attestation)),
        transports: ['usb'],
      })
    },
    get({ challenge }) {
      const data = authenticatorData(PRESENT | VERIFIED)
      const client = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return wrap({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
  }
}
