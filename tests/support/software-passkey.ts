import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const flags = { present: 0x01, verified: 0x04, synced: 0x18, attested: 0x40 }

type Showing = { isVerified?: boolean; origin?: string; counter?: number }

/** An authenticator with one passkey, as a browser at this address would use it. */
export function createSoftwarePasskey(site: { origin: string; host: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle = ''

  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const writeAuthData = (ownFlags: number, count: number, more: Uint8Array = new Uint8Array()) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    return Buffer.concat([sha256(site.host), Buffer.from([ownFlags]), counted, more])
  }
  const writeClientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const ownId = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    id: ownId.id,
    /** Answers `navigator.credentials.create`. */
    create({ challenge, user }: { challenge: string; user: { id: string } }, showing: Showing = {}) {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey])
      const verified = (showing.isVerified ?? true) ? flags.verified : 0
      const authData = writeAuthData(flags.present | verified | flags.attested, 0, key)
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...ownId,
        clientExtensionResults: {},
        response: {
          clientDataJSON: toText(
            writeClientData('webauthn.create', challenge, showing.origin ?? site.origin),
          ),
          attestationObject: toText(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get`. The counter goes up by itself. */
    get({ challenge }: { challenge: string }, { isVerified = true, origin, counter: given }: Showing = {}) {
      counter = given ?? counter + 1
      const authData = writeAuthData(flags.present | (isVerified ? flags.verified : 0), counter)
      const clientData = writeClientData('webauthn.get', challenge, origin ?? site.origin)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        ...ownId,
        clientExtensionResults: {},
        response: {
          clientDataJSON: toText(clientData),
          authenticatorData: toText(authData),
          signature: toText(signature),
          userHandle,
        },
      }
    },
  }
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest()
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
