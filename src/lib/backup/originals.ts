import type { Session } from '#db/dump/session.ts'
import { hashDocument, isPlainDigest } from '#db/keyed-hashes.ts'
import { openHashSealer, type SealingKey } from '#db/sealing-key.ts'

export const listSealingKeys = (session: Session) =>
  session.query<SealingKey>(
    'select key_id as "keyId", sealed_hash_key as "sealedHashKey", since from sealing_keys',
  )

/** Whether a file with this digest is the one that its row was written for. */
export type IsOriginal = (contentHash: string, digest: string) => boolean

export async function openOriginals(session: Session, appSecret: string): Promise<IsOriginal> {
  const sealer = openHashSealer(appSecret, await listSealingKeys(session))
  // Until this release has started on it, a database of v0.1.0 has plain digests.
  return (contentHash, digest) =>
    contentHash === (isPlainDigest(contentHash) ? digest : sealer && hashDocument(sealer, digest))
}
