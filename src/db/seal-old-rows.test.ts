import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { leaveOldRows, wordsOf } from '../../tests/support/old-rows.ts'
import { testRowSealer } from '../../tests/support/row-sealer.ts'
import { findMigrations, migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import type { RowSealer } from './row-sealer.ts'
import {
  applicationEvents,
  applicationNotes,
  applications,
  contactMessages,
  contactReplies,
  documents,
  unsealedRows,
} from './schema/index.ts'
import { sealOldRows } from './seal-old-rows.ts'
import { createEmptyPostgres, createTestDb, databaseKinds, type TestDatabase } from './testing.ts'

/** Seals as the real one does, and counts how often. */
function countSeals(failAfter = Number.POSITIVE_INFINITY): RowSealer & { count: () => number } {
  let count = 0
  return {
    ...testRowSealer,
    count: () => count,
    seal(...args) {
      count += 1
      if (count > failAfter) throw new Error('killed')
      return testRowSealer.seal(...args)
    },
  }
}

describe.each(databaseKinds())('rows of an older release (%s)', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDb(kind)
  })
  afterEach(() => database.close())

  async function readWords(ids: readonly string[]) {
    const notes = await database.db.select().from(applicationNotes)
    const messages = await database.db.select().from(contactMessages)
    const words = new Map([
      ...notes.map(
        ({ id, sealedBody }) =>
          [id, testRowSealer.open(applicationNotes.sealedBody, id, sealedBody)] as const,
      ),
      ...messages.map(
        ({ id, sealedMessage }) =>
          [id, testRowSealer.open(contactMessages.sealedMessage, id, sealedMessage)] as const,
      ),
    ])
    return ids.map((id) => words.get(id))
  }

  test('are all sealed once, however often it is interrupted', async () => {
    const ids = await leaveOldRows(database, 450)
    let sealed = 0
    for (const failAfter of [0, 150, 130]) {
      await expect(sealOldRows(database, countSeals(failAfter))).rejects.toThrow('killed')
      sealed = 450 - (await database.db.$count(unsealedRows)) + 1
      // Whole batches or nothing: what is not sealed is still in the clear.
      expect(sealed % 100).toBe(0)
    }
    const last = countSeals()
    await sealOldRows(database, last)
    expect(last.count()).toBe(450 - sealed)
    expect(await database.db.$count(unsealedRows)).toBe(0)
    expect(await readWords(ids)).toEqual(ids.map((_, i) => wordsOf(i)))
    await sealOldRows(database, countSeals(0))
  })
})

test('two processes that start together share the work, and both wait for its end', async () => {
  const here = await createTestDb('postgres')
  const there = await openPostgres({ databaseUrl: here.databaseUrl ?? '', onError: () => {} })
  onTestFinished(async () => {
    await there.close()
    await here.close()
  })
  await leaveOldRows(here, 500)
  const sealers = [countSeals(), countSeals()] as const
  const left = async (seal: Promise<void>) => {
    await seal
    return here.db.$count(unsealedRows)
  }
  const ends = await Promise.all([left(sealOldRows(here, sealers[0])), left(sealOldRows(there, sealers[1]))])
  expect(ends).toEqual([0, 0])
  expect(sealers[0].count() + sealers[1].count()).toBe(500)
})

const id = '11111111-1111-4111-8111-111111111111'
/** One row of each kind, as the release before sealing wrote it. */
const oldRows = [
  `insert into applications (id, reference, role, first_name, last_name, email, phone, state, case_type, incident_date,
     incident_location, funding_amount, address, date_of_birth, case_description, plaintiff_attorney_name,
     plaintiff_attorney_firm, has_prior_injuries, treating_doctors, consent, privacy, snapshot, idempotency_key, request_hash)
   values ('${id}', 'BF-2026AAAAAA', 'plaintiff', 'Ana', 'Ruiz', 'ana@example.com', '555-0100', 'TX', 'auto-accident', '2026-01-01',
     'Planted crossing', '1000-5000', '7 Planted Street', '1980-02-29', 'Planted fall', 'Lee', 'Park & Co', false, 'Dr. Planted',
     true, true, '{"steps": [{"answer": "Planted answer"}]}', 'key', 'planted-hash')`,
  `insert into application_events (application_id, type, actor, details) values ('${id}', 'status-changed', 'admin', '{"session": "abc", "reason": "Planted reason"}')`,
  `insert into application_notes (id, application_id, body) values ('${id}', '${id}', 'Planted note')`,
  `insert into contact_messages (id, name, email, subject, message, submission_key) values ('${id}', 'Ann', 'a@example.com', 'urgent', 'Planted message', 'planted-key')`,
  `insert into contact_replies (id, message_id, submission_key, text) values ('${id}', '${id}', 'planted-key', 'Planted reply')`,
  `insert into documents (id, application_id, document_type, original_name, mime_type, size_bytes, sha256, storage_key, scan_state)
   values ('${id}', '${id}', 'other', 'Planted.pdf', 'application/pdf', 9, '${'0'.repeat(64)}', 'k', 'clean')`,
]

/** The migrations of the release before sealing. */
function makeOldMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'beaconfield-old-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(findMigrations(), folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(path, 'utf8'))
  const first = journal.entries.findIndex(({ tag }) => tag.endsWith('sealed-rows'))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }))
  return folder
}

test('the migration sets every word aside, and nothing is lost or left in the clear', async () => {
  const database = await createEmptyPostgres()
  onTestFinished(() => database.close())
  const { db } = database
  await migrate(database, makeOldMigrations())
  for (const row of oldRows) await database.runSql(row)
  await migrate(database)
  await sealOldRows(database, testRowSealer)

  const { open, hash } = testRowSealer
  const [application] = await db.select().from(applications)
  if (!application) throw new Error('the application is gone')
  expect(open(applications.sealedAnswers, id, application.sealedAnswers)).toEqual({
    incidentLocation: 'Planted crossing',
    address: '7 Planted Street',
    dateOfBirth: '1980-02-29',
    caseDescription: 'Planted fall',
    hasPriorInjuries: false,
    treatingDoctors: 'Dr. Planted',
  })
  expect(open(applications.sealedSnapshot, id, application.sealedSnapshot)).toEqual({
    steps: [{ answer: 'Planted answer' }],
  })
  expect(application).toMatchObject({
    birthHash: hash('date of birth', '1980-02-29'),
    requestHash: hash('request', 'planted-hash'),
  })
  const [event] = await db.select().from(applicationEvents)
  expect(event?.details).toEqual({ session: 'abc' })
  expect(event?.sealedReason && open(applicationEvents.sealedReason, event.id, event.sealedReason)).toBe(
    'Planted reason',
  )
  const [[note], [message], [reply], [document]] = await Promise.all([
    db.select().from(applicationNotes),
    db.select().from(contactMessages),
    db.select().from(contactReplies),
    db.select().from(documents),
  ])
  expect(note && open(applicationNotes.sealedBody, id, note.sealedBody)).toBe('Planted note')
  expect(message && open(contactMessages.sealedMessage, id, message.sealedMessage)).toBe('Planted message')
  expect(reply && open(contactReplies.sealedText, id, reply.sealedText)).toBe('Planted reply')
  expect(document && open(documents.sealedName, id, document.sealedName)).toBe('Planted.pdf')

  const { rows } =
    await database.runSql(`select query_to_xml(format('select * from %I', tablename), true, false, '')::text as content
    from pg_tables where schemaname = 'public'`)
  expect(rows.filter(({ content }) => /planted|1980-02-29/i.test(String(content)))).toEqual([])
})
