import { createHash, randomUUID } from 'node:crypto'
import { hashBirthDate, hashDocument } from '#db/keyed-hashes.ts'
import { createRowSealer, type RowSealer } from '#db/row-sealer.ts'
import {
  applicationNotes,
  applications,
  contactMessages,
  documents,
  type SealedAnswers,
} from '#db/schema/index.ts'

/** What an app of `buildTestApp` seals with, unless it is given another secret. */
export const testSecret = 'for tests only'

export const testHashKey = Buffer.alloc(32, 7)
export const createTestRowSealer = (appSecret: string) => createRowSealer(appSecret, testHashKey)
export const testRowSealer = createTestRowSealer(testSecret)

/** The columns of a new row that holds these words. */
export function sealAnswers(
  answers: SealedAnswers,
  snapshot: Record<string, unknown> = {},
  rowSealer: RowSealer = testRowSealer,
) {
  const id = randomUUID()
  return {
    id,
    sealedAnswers: rowSealer.seal(applications.sealedAnswers, id, answers),
    sealedSnapshot: rowSealer.seal(applications.sealedSnapshot, id, snapshot),
    birthHash: hashBirthDate(rowSealer, answers),
  }
}

export function sealMessage(message: string) {
  const id = randomUUID()
  return { id, sealedMessage: testRowSealer.seal(contactMessages.sealedMessage, id, message) }
}

export function sealName(name: string) {
  const id = randomUUID()
  return { id, sealedName: testRowSealer.seal(documents.sealedName, id, name) }
}

/** What a row of documents holds about these bytes. */
export const hashBytes = (bytes: Buffer, rowSealer: RowSealer = testRowSealer) =>
  hashDocument(rowSealer, createHash('sha256').update(bytes).digest('hex'))

export function sealNote(body: string) {
  const id = randomUUID()
  return { id, sealedBody: testRowSealer.seal(applicationNotes.sealedBody, id, body) }
}

/** An application's row with its answers as if it had a column for each. */
export function openRow(row: typeof applications.$inferSelect) {
  const { sealedAnswers, sealedSnapshot, ...open } = row
  return {
    ...open,
    ...testRowSealer.open(applications.sealedAnswers, row.id, sealedAnswers),
    snapshot: testRowSealer.open(applications.sealedSnapshot, row.id, sealedSnapshot),
  }
}
