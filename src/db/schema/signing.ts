import { sql } from 'drizzle-orm'
import { check, date, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { signerParties } from '#domain/contracts.ts'
import { decisionEndingValues } from '#domain/decisions.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { contracts } from './contracts.ts'
import { documents } from './documents.ts'
import { belongsToApplication } from './ownership.ts'
import { signatures } from './signed-changes.ts'

/** How far a contract that was sent has come. What exactly happened is in its events. */
export const contractSignings = pgTable(
  'contract_signings',
  {
    contractId: uuid('contract_id')
      .primaryKey()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** Wrong reading codes, and since when: after ten the person waits. */
    wrongCodes: smallint('wrong_codes').notNull().default(0),
    wrongSince: moment('wrong_since'),
    /** Agreed to electronic records, and to which statement. */
    consentedAt: moment('consented_at'),
    consentVersion: smallint('consent_version'),
    withdrewAt: moment('withdrew_at'),
    /** Signs on paper. */
    onPaperSince: moment('on_paper_since'),
    mailedOn: date('mailed_on', { mode: 'string' }),
    copiedOn: date('copied_on', { mode: 'string' }),
    signedAt: moment('signed_at'),
    /** Sent twice, a signature has the same key. */
    signedKey: text('signed_key'),
    acknowledgedAt: moment('acknowledged_at'),
    acknowledgedKey: text('acknowledged_key'),
    /** What the attorney said last instead of signing. */
    refusedAt: moment('refused_at'),
    pausedAt: moment('paused_at'),
    leftAt: moment('left_at'),
    /** When the person asked that the attorney explains it. */
    explainAskedAt: moment('explain_asked_at'),
    /** The mail before its last day. */
    endToldAt: moment('end_told_at'),
    /** Our last reminders. */
    personRemindedAt: moment('person_reminded_at'),
    attorneyRemindedAt: moment('attorney_reminded_at'),
  },
  (table) => [
    check(
      'contract_signings_consent_check',
      sql`(${table.consentedAt} is null) = (${table.consentVersion} is null)`,
    ),
    check('contract_signings_wrong_check', sql`${table.wrongCodes} >= 0`),
  ],
)

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })
const party = () => text('party', { enum: signerParties }).notNull()

/** The last code mailed to a signer. We keep only a keyed hash. */
export const signerCodes = pgTable(
  'signer_codes',
  {
    applicationId: applicationId(),
    party: party(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.party] }),
    oneOf('signer_codes_party_check', table.party, signerParties),
  ],
)
belongsToApplication(signerCodes, { onMerge: 'keep', inExport: false })

/** Browsers in which a signer typed the mailed code. The cookie holds a secret of the browser; we keep its SHA-256. */
export const signerSessions = pgTable(
  'signer_sessions',
  {
    browserHash: text('browser_hash').notNull(),
    applicationId: applicationId(),
    party: party(),
    /** Keyed hash of the address that the code went to: another address on file ends it. */
    emailHash: text('email_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.browserHash, table.applicationId, table.party] }),
    oneOf('signer_sessions_party_check', table.party, signerParties),
  ],
)
belongsToApplication(signerSessions, { onMerge: 'keep', inExport: false })

/** What somebody signed on paper, as the desk found it: it counts once two people, or one alone after a wait, have said so. */
export const paperSignatures = pgTable(
  'paper_signatures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    party: party(),
    submissionKey: text('submission_key').notNull(),
    /** Beside the signature, and on the envelope if it came by mail. */
    signedOn: date('signed_on', { mode: 'string' }).notNull(),
    postmarkOn: date('postmark_on', { mode: 'string' }),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    /** What came back: a scan or a photograph in the file. */
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    /** The attorney's. */
    sealedBar: sealed<{ number: string; state: string }>('sealed_bar'),
    ...signatures(),
  },
  (table) => [
    oneOf('paper_signatures_party_check', table.party, signerParties),
    oneOf('paper_signatures_ending_check', table.ending, decisionEndingValues),
    check('paper_signatures_two_people_check', sql`${table.secondId} <> ${table.personId}`),
    uniqueIndex('paper_signatures_key').on(table.contractId, table.submissionKey),
    uniqueIndex('paper_signatures_waiting_key')
      .on(table.contractId, table.party)
      .where(sql`${table.effectiveAt} is null and ${table.endedAt} is null`),
  ],
)
