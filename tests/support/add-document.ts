import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from '#db/database.ts'
import { documents } from '#db/schema/index.ts'
import type { DocumentChannel } from '#domain/case-file.ts'
import type { DocumentType } from '#domain/documents.ts'
import { receiveDocument } from '#features/documents/items/mutations.ts'
import { sealName } from './row-sealer.ts'

type Sent = { name?: string; documentType?: DocumentType; channel?: DocumentChannel; itemId?: string | null }

/** Adds a document as if it had just been sent, without its bytes, and returns its id. */
export async function addDocument(
  { database }: { database: OpenDatabase },
  applicationId: string,
  { name = 'a.pdf', documentType = 'medical-records', channel = 'case', itemId = null }: Sent = {},
): Promise<string> {
  return database.db.transaction(async (tx) => {
    const row = {
      ...sealName(name),
      applicationId,
      documentType,
      door: channel,
      itemId: await receiveDocument(tx, { applicationId, documentType, channel, itemId }),
      mimeType: 'application/pdf',
      sizeBytes: 1,
      contentHash: '0'.repeat(32),
      storageKey: randomUUID(),
      scanState: 'not-scanned' as const,
    }
    await tx.insert(documents).values(row)
    return row.id
  })
}
