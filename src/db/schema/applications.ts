import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { applicationStatusValues, firstStatus } from '#domain/application-status.ts'
import { applicantRoleValues, applicationCaseTypeValues } from '#domain/applications.ts'
import { spamReasons } from '#domain/spam.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { answerColumns, type SealedAnswers } from './answers.ts'
import { areFilled, isLanguage, language, moment, oneOf, sealed } from './columns.ts'
import { deadlineColumns } from './deadline-columns.ts'
import { people } from './people.ts'
import { digitsOf, foldFirmName, searchTextOf } from './search-text.ts'

/** Sorts by place in the list, not by spelling. A new value takes one `ALTER TYPE` and drops no index. */
export const applicationStatus = pgEnum('application_status', applicationStatusValues)

/** The piles are counted by these. */
const counted = <Column>(table: Record<'submittedAt' | 'id' | 'status' | 'assigneeId' | 'dueAt', Column>) =>
  [table.submittedAt, table.id, table.status, table.assigneeId, table.dueAt] as const

type Columns<Name extends string> = Record<Name, AnyPgColumn>

/** The law firm, the same however it was typed: an attorney's own, or the one that a plaintiff named. */
export const firmKeyOf = (table: Columns<'attorneyFirm' | 'plaintiffAttorneyFirm'>) =>
  sql<string>`lower(btrim(coalesce(${table.attorneyFirm}, ${table.plaintiffAttorneyFirm})))`

/** Its spelling that firms are compared by. */
export const foldedFirmOf = (table: Columns<'attorneyFirm' | 'plaintiffAttorneyFirm'>) =>
  foldFirmName(sql`coalesce(${table.attorneyFirm}, ${table.plaintiffAttorneyFirm})`)

/** Of the mail address that the firm has in the application. */
export const firmDomainOf = (table: Columns<'role' | 'email' | 'plaintiffAttorneyEmail'>) =>
  sql<
    string | null
  >`lower(split_part((case when ${table.role} = 'attorney' then ${table.email} else ${table.plaintiffAttorneyEmail} end), '@', 2))`

/** Where the person lives whose case it is. An attorney's own state is where they practice. */
export const homeOf = (table: Columns<'role' | 'state' | 'clientState'>) =>
  sql<StateCode | null>`(case when ${table.role} = 'attorney' then ${table.clientState} else ${table.state} end)`

/** Requests for funding, from a plaintiff or from an attorney for a client. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reference: text('reference').notNull(),
    role: text('role', { enum: applicantRoleValues }).notNull(),
    status: applicationStatus('status').notNull().default(firstStatus),

    /** Of the page it was sent from. Everything that we write to the person follows it. */
    language: language(),
    ...answerColumns,
    sealedAnswers: sealed<SealedAnswers>('sealed_answers').notNull(),
    /** Keyed hash of the date of birth: finds a person's other applications. */
    birthHash: text('birth_hash'),

    /** For search: people type phone numbers in many ways. */
    phoneDigits: text('phone_digits').notNull().generatedAlwaysAs(digitsOf('phone')),
    clientPhoneDigits: text('client_phone_digits').generatedAlwaysAs(digitsOf('client_phone')),
    /** Name of the person the case is about (`#lib/case-person.ts`): only an attorney's application names a client. */
    sortName: text('sort_name')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `lower(coalesce("client_last_name", "last_name") || ' ' || coalesce("client_first_name", "first_name"))`,
        ),
      ),
    searchText: text('search_text').notNull().generatedAlwaysAs(searchTextOf()),

    /** Who works on it. */
    assigneeId: uuid('assignee_id').references(() => people.id, { onDelete: 'set null' }),
    /** Counts the administrator's changes: every change says which version it was made on. */
    version: integer('version').notNull().default(1),
    googleDriveFolderUrl: text('google_drive_folder_url'),
    /** The answers as accepted; later edits of the columns never change them. */
    sealedSnapshot: sealed<Record<string, unknown>>('sealed_snapshot').notNull(),
    /** The same key returns the same application; the keyed hash tells a repeat from another request with that key. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    ...deadlineColumns(),
    /** Set when it looks automated: then no mail goes out. */
    spamReason: text('spam_reason', { enum: spamReasons }),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('applications_role_check', table.role, applicantRoleValues),
    isLanguage('applications_language_check', table.language),
    oneOf('applications_state_check', table.state, stateCodes),
    oneOf('applications_client_state_check', table.clientState, stateCodes),
    oneOf('applications_case_type_check', table.caseType, applicationCaseTypeValues),
    check('applications_reference_check', sql`${table.reference} ~ '^[A-Z]{2}-[0-9]{4}[A-Z0-9]{6}$'`),
    check('applications_consent_check', sql`${table.consent} and ${table.privacy}`),
    check(
      'applications_attorney_years_of_experience_check',
      sql`${table.attorneyYearsOfExperience} between 0 and 80`,
    ),
    check(
      'applications_plaintiff_check',
      sql`${table.role} <> 'plaintiff' or (${areFilled([
        table.state,
        table.birthHash,
        table.plaintiffAttorneyName,
        table.plaintiffAttorneyFirm,
      ])})`,
    ),
    check(
      'applications_attorney_check',
      sql`${table.role} <> 'attorney' or (${areFilled([
        table.attorneyFirm,
        table.attorneyBarNumber,
        table.clientFirstName,
        table.clientLastName,
      ])})`,
    ),
    oneOf('applications_spam_reason_check', table.spamReason, spamReasons),
    check(
      'applications_idempotency_check',
      sql`(${table.idempotencyKey} is null) = (${table.requestHash} is null)`,
    ),

    uniqueIndex('applications_reference_key').on(table.reference),
    uniqueIndex('applications_idempotency_key_key').on(table.idempotencyKey),
    // The review desk lists newest first, whole or with one filter. The indexes ascend and are read backwards:
    // Drizzle's descending index puts nulls last, which PostgreSQL does not use for ORDER BY ... DESC. The first also
    // holds every filter column, so any combination is counted without reading a row; the others hold what the piles
    // are counted by.
    index('applications_submitted_at_idx').on(
      ...counted(table),
      table.fundingAmount,
      table.state,
      table.role,
      table.caseType,
    ),
    index('applications_status_idx').on(
      table.status,
      table.submittedAt,
      table.id,
      table.assigneeId,
      table.dueAt,
    ),
    index('applications_amount_idx').on(table.fundingAmount, ...counted(table)),
    index('applications_state_idx').on(table.state, ...counted(table)),
    index('applications_case_type_idx').on(table.caseType, ...counted(table)),
    index('applications_role_idx').on(table.role, ...counted(table)),
    index('applications_assignee_idx').on(
      table.assigneeId,
      table.submittedAt,
      table.id,
      table.status,
      table.dueAt,
    ),
    index('applications_due_at_idx').on(table.dueAt, table.id),
    index('applications_name_idx').on(table.sortName, table.submittedAt, table.id),
    index('applications_firm_idx').on(firmKeyOf(table), ...counted(table)),
    // Files without a firm's record are listed by these, to be linked.
    index('applications_folded_firm_idx').on(foldedFirmOf(table), table.id),
    index('applications_firm_domain_idx').on(firmDomainOf(table), table.id),
    index('applications_home_idx').on(homeOf(table), ...counted(table)),
    // Matches any part of a word. No pending list, because a search would have to read all of it.
    index('applications_search_idx')
      .using('gin', sql`${table.searchText} gin_trgm_ops`)
      .with({ fastupdate: false }),
    // Finds applications that may be from the same person. Hundreds share a name, and a busy attorney files under one
    // address: the indexes also hold the other columns that must match, so no row is read in vain.
    index('applications_email_idx').on(
      sql`lower(${table.email})`,
      sql`lower(${table.clientFirstName})`,
      sql`lower(${table.clientLastName})`,
    ),
    index('applications_birth_idx').on(table.sortName, table.birthHash),
    index('applications_client_email_idx').on(sql`lower(${table.clientEmail})`),
    index('applications_attorney_email_idx').on(sql`lower(${table.plaintiffAttorneyEmail})`),
    index('applications_phone_digits_idx').on(table.phoneDigits),
    index('applications_client_phone_digits_idx').on(table.clientPhoneDigits),
  ],
)
