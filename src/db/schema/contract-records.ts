import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { contractEventValues, contractPaperKinds, contractParties } from '#domain/contracts.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { contracts } from './contracts.ts'
import { byPerson } from './people.ts'

/** What somebody wrote about it: why it was voided or reissued, what counsel said. */
export type ContractEventWords = {
  reason?: string
  by?: string
  /** As they typed it. */
  name?: string
  /** Of the page on the paper, from 1. */
  page?: number
  initials?: string
  /** The sentences they agreed to or checked, word for word. */
  sentences?: readonly string[]
  /** Of the statement about electronic records. */
  version?: number
  /** SHA-256 of the paper they had before them. */
  sha256?: string
  /** From where, with what, and how we knew who it was. */
  address?: string
  browser?: string
  knownBy?: string
  /** The first characters of the hash of the browser's secret. */
  session?: string
  /** Person and attorney came from one network. */
  sameNetwork?: true
  bar?: { number: string; state: string }
  firm?: string
  /** On paper: the day they signed, and the days of the mail that brought it. */
  signedOn?: string
  postmarkOn?: string
  receivedOn?: string
}

/** Rows are added and never changed. They outlive the application's timeline. */
export const contractEvents = pgTable(
  'contract_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Their order. */
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    event: text('event', { enum: contractEventValues }).notNull(),
    party: text('party', { enum: contractParties }).notNull(),
    ...byPerson(),
    sealedWords: sealed<ContractEventWords>('sealed_words'),
    happenedAt: moment('happened_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('contract_events_event_check', table.event, contractEventValues),
    oneOf('contract_events_party_check', table.party, contractParties),
    index('contract_events_contract_id_idx').on(table.contractId, table.place),
  ],
)

/** The printed files, sealed in the store. Anybody who has one can ask whether it is ours by its hash. */
export const contractPapers = pgTable(
  'contract_papers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: contractPaperKinds }).notNull(),
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    pages: smallint('pages').notNull(),
    storageKey: text('storage_key').notNull(),
    /** A finished paper is made again for another counsel; each stays. */
    edition: smallint('edition').notNull().default(1),
    madeAt: moment('made_at').notNull().defaultNow(),
    /** When its bytes were last compared with the hash, and since when they differ. */
    checkedAt: moment('checked_at'),
    brokenSince: moment('broken_since'),
  },
  (table) => [
    oneOf('contract_papers_kind_check', table.kind, contractPaperKinds),
    check('contract_papers_sha256_check', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    uniqueIndex('contract_papers_kind_key').on(table.contractId, table.kind, table.edition),
    index('contract_papers_sha256_idx').on(table.sha256),
    index('contract_papers_checked_at_idx').on(table.checkedAt),
  ],
)
