import { z } from 'zod'

/** Far longer than any browser sends; a key of the newest kind takes some kilobytes. */
const bytes = z.base64url().max(20_000)

const anyCredential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).exactOptional(),
  clientExtensionResults: z.object({
    credProps: z.object({ rk: z.boolean().exactOptional() }).exactOptional(),
  }),
}

/** What `navigator.credentials.create` gave, as @simplewebauthn/browser writes it. */
export const createdKeySchema = z.object({
  ...anyCredential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).exactOptional(),
  }),
})
export type CreatedKey = z.output<typeof createdKeySchema>

export const usedKeySchema = z.object({
  ...anyCredential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.exactOptional(),
  }),
})
export type UsedKey = z.output<typeof usedKeySchema>

const verification = z.enum(['discouraged', 'preferred', 'required'])
const descriptors = z.array(
  z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).exactOptional() }),
)

/** As the W3C writes it in JSON. */
export const creationOptionsSchema = z.object({
  rp: z.object({ name: z.string(), id: z.string().exactOptional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().exactOptional(),
  excludeCredentials: descriptors.exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: verification.exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: verification.exactOptional(),
    })
    .exactOptional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).exactOptional(),
})

export const requestOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.number().exactOptional(),
  rpId: z.string().exactOptional(),
  allowCredentials: descriptors.exactOptional(),
  userVerification: verification.exactOptional(),
})

const passkeyNameSchema = z
  .string('Give the passkey a name')
  .trim()
  .min(1, 'Give the passkey a name')
  .max(60, 'Use at most 60 characters')

export const newPasskeySchema = z.object({ name: passkeyNameSchema, credential: createdKeySchema })
export const passkeyRenamingSchema = z.object({ name: passkeyNameSchema })

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  place: z.enum(['synced', 'phone', 'security-key', 'device']),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.output<typeof passkeySchema>

export const ownPasskeysSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** The only address where passkeys work; null when browsers tie none to the site's own address. */
  address: z.string().nullable(),
})
