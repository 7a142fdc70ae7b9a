import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from '#db/database.ts'
import { applicationNotes, contactMessages, unsealedRows } from '#db/schema/index.ts'
import { addApplication } from './add-application.ts'

export const wordsOf = (i: number) => `Old words ${i}, in the clear`

/**
 * Leaves rows as the migration does: their words are set aside, and what was to be sealed is empty. Notes and messages
 * by turns. Returns their ids, in the order of their words.
 */
export async function leaveOldRows(database: OpenDatabase, count: number): Promise<string[]> {
  const applicationId = await addApplication({ database })
  const ids = Array.from({ length: count }, () => randomUUID())
  const nothing = new Uint8Array() as never
  const isNote = (i: number) => i % 2 === 0
  await database.db.transaction(async (tx) => {
    const notes = ids.filter((_, i) => isNote(i)).map((id) => ({ id, applicationId, sealedBody: nothing }))
    await tx.insert(applicationNotes).values(notes)
    const sender = { name: 'Ann', email: 'ann@example.com', subject: 'urgent', submissionKey: null } as const
    const messages = ids.filter((_, i) => !isNote(i)).map((id) => ({ id, ...sender, sealedMessage: nothing }))
    await tx.insert(contactMessages).values(messages)
    const aside = ids.map((rowId, i) =>
      isNote(i)
        ? { tableName: 'application_notes', rowId, content: { body: wordsOf(i) } }
        : { tableName: 'contact_messages', rowId, content: { message: wordsOf(i), submissionKey: null } },
    )
    await tx.insert(unsealedRows).values([...aside, { tableName: 'files', rowId: '', content: {} }])
  })
  return ids
}
