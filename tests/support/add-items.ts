import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { checklistItems } from '#db/schema/index.ts'
import type { CaseParty } from '#domain/case-file.ts'
import type { DocumentType } from '#domain/documents.ts'
import { testRowSealer } from './row-sealer.ts'

type NewItem = { party?: CaseParty; documentType: DocumentType; name?: string }

/** Puts items on an application's checklist, in this order, and returns their ids. */
export async function addItems(
  { database }: { database: OpenDatabase },
  applicationId: string,
  items: readonly NewItem[],
  rowSealer: RowSealer = testRowSealer,
): Promise<string[]> {
  const rows = items.map(({ party = 'applicant', documentType, name = documentType }, position) => {
    const id = randomUUID()
    const sealedWords = rowSealer.seal(checklistItems.sealedWords, id, { name, help: '' })
    return { id, applicationId, party, documentType, sealedWords, position, isRequired: true }
  })
  await database.db.insert(checklistItems).values(rows)
  return rows.map(({ id }) => id)
}
