import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { representationValues } from '#domain/case-file.ts'
import { counselRoles, firmKeyKinds, firmPersonKinds } from '#domain/firms.ts'
import { stateCodes } from '#domain/states.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'

/** Law firms, one row however many files name them. What people typed stays in their applications. */
export const firms = pgTable(
  'firms',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The first is what screens show; the firm is known by the others, too. */
    names: text('names').array().notNull(),
    domains: text('domains').array().notNull().default([]),
    addresses: text('addresses').array().notNull().default([]),
    phone: text('phone'),
    sealedNote: sealed<string>('sealed_note'),
    /** Folded names, domains and the digits of the phone. */
    searchText: text('search_text').notNull(),
    /** A merge moves nothing, so that parting the two brings back exactly what there was. */
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => firms.id, { onDelete: 'cascade' }),
    /** The firm at the end of the merges; its own id if nothing was merged. */
    rootId: uuid('root_id')
      .notNull()
      .references((): AnyPgColumn => firms.id, { onDelete: 'cascade' }),
    mergedAt: moment('merged_at'),
    /** Who merged it. */
    mergedByName: text('merged_by_name'),
    version: integer('version').notNull().default(1),
    /** A firm sent twice has the same key and is kept once. */
    submissionKey: text('submission_key'),
    /** Who made the record. */
    ...byPerson(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('firms_names_check', sql`cardinality(${table.names}) > 0`),
    check('firms_merged_check', sql`(${table.mergedIntoId} is null) = (${table.rootId} = ${table.id})`),
    index('firms_root_idx').on(table.rootId),
    index('firms_merged_into_idx').on(table.mergedIntoId).where(sql`${table.mergedIntoId} is not null`),
    index('firms_name_idx')
      .on(sql`lower((${table.names})[1])`, table.id)
      .where(sql`${table.mergedIntoId} is null`),
    index('firms_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`).with({ fastupdate: false }),
    uniqueIndex('firms_submission_key').on(table.submissionKey),
  ],
)

/** What a file is compared with to suggest its firm: folded names, mail domains, ten digits of a phone. */
export const firmKeys = pgTable(
  'firm_keys',
  {
    firmId: uuid('firm_id')
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: firmKeyKinds }).notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    oneOf('firm_keys_kind_check', table.kind, firmKeyKinds),
    primaryKey({ columns: [table.kind, table.value, table.firmId] }),
    index('firm_keys_firm_idx').on(table.firmId),
  ],
)

/** Attorneys of a firm, and others there whom we talk to, such as paralegals. */
export const firmPeople = pgTable(
  'firm_people',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    firmId: uuid('firm_id')
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: firmPersonKinds }).notNull(),
    name: text('name').notNull(),
    /** "Paralegal, payoffs" */
    title: text('title'),
    email: text('email'),
    phone: text('phone'),
    barNumber: text('bar_number'),
    barState: text('bar_state', { enum: stateCodes }),
    barCheckedOn: date('bar_checked_on', { mode: 'string' }),
    /** The first and the last day at this firm. */
    from: date('from_day', { mode: 'string' }),
    until: date('until_day', { mode: 'string' }),
    /** When somebody at the desk made sure that the address is theirs. Only then a code is mailed to it. */
    confirmedAt: moment('confirmed_at'),
    /** Who made sure. */
    ...byPerson(),
    /** When they last used the firm's room. */
    lastSeenAt: moment('last_seen_at'),
    version: integer('version').notNull().default(1),
    submissionKey: text('submission_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('firm_people_kind_check', table.kind, firmPersonKinds),
    oneOf('firm_people_bar_state_check', table.barState, stateCodes),
    check('firm_people_days_check', sql`${table.until} >= ${table.from}`),
    check('firm_people_confirmed_check', sql`${table.confirmedAt} is null or ${table.email} is not null`),
    index('firm_people_firm_idx').on(table.firmId),
    index('firm_people_email_idx').on(sql`lower(${table.email})`),
    index('firm_people_search_idx')
      .using('gin', sql`lower(${table.name} || ' ' || coalesce(${table.email}, '')) gin_trgm_ops`)
      .with({ fastupdate: false }),
    uniqueIndex('firm_people_submission_key').on(table.firmId, table.submissionKey),
  ],
)

/** Which firm has a file: one leads, others may read. Rows end and stay. */
export const counsel = pgTable(
  'counsel',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    firmId: uuid('firm_id')
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    /** The attorney whose case it is there. */
    attorneyId: uuid('attorney_id').references(() => firmPeople.id, { onDelete: 'set null' }),
    role: text('role', { enum: counselRoles }).notNull(),
    /** Who linked it. */
    ...byPerson(),
    linkedAt: moment('linked_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    endedByName: text('ended_by_name'),
    /** What the firm had told us by then. */
    representation: text('representation', { enum: representationValues }),
    sealedAnswers: sealed<Record<string, string>>('sealed_answers'),
  },
  (table) => [
    oneOf('counsel_role_check', table.role, counselRoles),
    oneOf('counsel_representation_check', table.representation, representationValues),
    uniqueIndex('counsel_lead_key')
      .on(table.applicationId)
      .where(sql`${table.role} = 'lead' and ${table.endedAt} is null`),
    uniqueIndex('counsel_firm_key')
      .on(table.applicationId, table.firmId)
      .where(sql`${table.endedAt} is null`),
    index('counsel_application_idx').on(table.applicationId, table.linkedAt),
    index('counsel_firm_idx').on(table.firmId, table.applicationId).where(sql`${table.endedAt} is null`),
    index('counsel_attorney_idx').on(table.attorneyId).where(sql`${table.endedAt} is null`),
  ],
)
belongsToApplication(counsel, { onMerge: 'keep', inExport: 'worded' })

/** "Not this firm": it isn't suggested for the file again. */
export const refusedFirms = pgTable(
  'refused_firms',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    firmId: uuid('firm_id')
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    ...byPerson(),
    refusedAt: moment('refused_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.firmId] })],
)
belongsToApplication(refusedFirms, { onMerge: 'keep', inExport: false })

/** The last code mailed to somebody at a firm. We keep keyed hashes of the mailbox and of the code. */
export const firmCodes = pgTable('firm_codes', {
  mailboxHash: text('mailbox_hash').primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})

/**
 * Browsers that opened the firm's room. What they see follows at every request from whose address it is and which files
 * their firm has then.
 */
export const firmSessions = pgTable(
  'firm_sessions',
  {
    /** SHA-256 of the cookie's value. */
    idHash: text('id_hash').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('firm_sessions_email_idx').on(table.email),
    index('firm_sessions_expires_at_idx').on(table.expiresAt),
  ],
)
