import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applicantRoleValues } from '#domain/applications.ts'
import { casePartyValues, itemStateValues, rejectionReasonValues } from '#domain/case-file.ts'
import { documentTypeValues } from '#domain/documents.ts'
import { applications } from './applications.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })

/** One thing we ask for. Reviewers waive items and never delete them: what was asked stays known. */
export const checklistItems = pgTable(
  'checklist_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    party: text('party', { enum: casePartyValues }).notNull(),
    documentType: text('document_type', { enum: documentTypeValues }).notNull(),
    /** The words of its template or the reviewer's own, which may name a diagnosis. */
    sealedWords: sealed<{ name: string; help: string }>('sealed_words').notNull(),
    isRequired: boolean('is_required').notNull(),
    position: integer('position').notNull(),
    state: text('state', { enum: itemStateValues }).notNull().default('needed'),
    reason: text('reason', { enum: rejectionReasonValues }),
    /** What the sender reads about the rejection. */
    sealedReason: sealed<string>('sealed_reason'),
    /** Files that came before this moment are of an earlier try. */
    judgedAt: moment('judged_at'),
    /** The reviewer takes it off the list. */
    waivedAt: moment('waived_at'),
    /** The sender says that they don't have it. */
    unavailableAt: moment('unavailable_at'),
    /** Counts changes: every verdict says which version it was made on. */
    version: integer('version').notNull().default(1),
    /** Who judged, waived or added it last. */
    ...byPerson(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('checklist_items_party_check', table.party, casePartyValues),
    oneOf('checklist_items_document_type_check', table.documentType, documentTypeValues),
    oneOf('checklist_items_state_check', table.state, itemStateValues),
    oneOf('checklist_items_reason_check', table.reason, rejectionReasonValues),
    check(
      'checklist_items_rejected_check',
      sql`(${table.state} = 'rejected') = (${table.sealedReason} is not null)`,
    ),
    index('checklist_items_application_id_idx').on(table.applicationId, table.position),
    // The desk lists and counts the applications that wait for a verdict.
    index('checklist_items_to_judge_idx')
      .on(table.applicationId)
      .where(sql`${table.state} = 'received' and ${table.waivedAt} is null`),
  ],
)
belongsToApplication(checklistItems, { onMerge: 'move', inExport: 'worded' })

export type TemplateItem = {
  party: (typeof casePartyValues)[number]
  documentType: (typeof documentTypeValues)[number]
  name: string
  help: string
  isRequired: boolean
  /** Case types that don't ask for it. */
  except: string[]
}

/** What a new application is asked for, as the owner has changed it. No row: the list that comes with the program. */
export const checklistTemplates = pgTable(
  'checklist_templates',
  {
    role: text('role', { enum: applicantRoleValues }).primaryKey(),
    items: jsonb('items').$type<TemplateItem[]>().notNull(),
    version: integer('version').notNull().default(1),
    ...byPerson(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [oneOf('checklist_templates_role_check', table.role, applicantRoleValues)],
)
