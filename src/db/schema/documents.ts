import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { documentChannelValues } from '#domain/case-file.ts'
import { documentTypeValues, scanStateValues, uploadPurposeValues } from '#domain/documents.ts'
import { applications } from './applications.ts'
import { checklistItems } from './checklist.ts'
import { moment, oneOf, sealed } from './columns.ts'
import { belongsToApplication } from './ownership.ts'
import { byPerson } from './people.ts'

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })

/** What it answers on the checklist. Null: nothing that we asked for. */
const itemId = () => uuid('item_id').references(() => checklistItems.id, { onDelete: 'set null' })
/** The way it comes. Null in rows from before there was more than one. */
const door = () => text('door', { enum: documentChannelValues })

/** Secret links for applicants and legal teams to send documents. */
export const uploadLinks = pgTable(
  'upload_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    /** SHA-256 of the token, in hex: finds the link. */
    tokenHash: text('token_hash').notNull(),
    /** The token encrypted with APP_SECRET: lets the administrator copy the link again. */
    sealedToken: text('sealed_token').notNull(),
    purpose: text('purpose', { enum: uploadPurposeValues }).notNull().default('document-collection'),
    maxUploads: integer('max_uploads').notNull(),
    /** Incremented in one statement; the check below refuses one too many, even when several arrive at once. */
    currentUploads: integer('current_uploads').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    deactivatedAt: moment('deactivated_at'),
  },
  (table) => [
    oneOf('upload_links_purpose_check', table.purpose, uploadPurposeValues),
    check('upload_links_token_hash_check', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check('upload_links_max_uploads_check', sql`${table.maxUploads} > 0`),
    check(
      'upload_links_current_uploads_check',
      sql`${table.currentUploads} >= 0 and ${table.currentUploads} <= ${table.maxUploads}`,
    ),
    uniqueIndex('upload_links_token_hash_key').on(table.tokenHash),
    index('upload_links_application_id_idx').on(table.applicationId, table.createdAt),
  ],
)
belongsToApplication(uploadLinks, { onMerge: 'move', inExport: 'worded' })

/** Permission to put one object into the store, granted before its bytes arrive. */
export const uploadReservations = pgTable(
  'upload_reservations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    uploadLinkId: uuid('upload_link_id').references(() => uploadLinks.id, { onDelete: 'cascade' }),
    itemId: itemId(),
    door: door(),
    storageKey: text('storage_key').notNull(),
    documentType: text('document_type', { enum: documentTypeValues }).notNull(),
    mimeType: text('mime_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Keyed hash of the sender's network, to count its bytes for a day. Null in rows older than the count. */
    sender: text('sender'),
    /** When all bytes were on the local disk. A bucket does not report this. */
    arrivedAt: moment('arrived_at'),
    /** When its file was refused. The row stays for a day, because its bytes still count. */
    refusedAt: moment('refused_at'),
    /** When the object became a document; a reservation works once. */
    registeredAt: moment('registered_at'),
  },
  (table) => [
    oneOf('upload_reservations_document_type_check', table.documentType, documentTypeValues),
    oneOf('upload_reservations_door_check', table.door, documentChannelValues),
    check('upload_reservations_size_bytes_check', sql`${table.sizeBytes} > 0`),
    uniqueIndex('upload_reservations_storage_key_key').on(table.storageKey),
    index('upload_reservations_application_id_idx').on(table.applicationId),
    index('upload_reservations_upload_link_id_idx').on(table.uploadLinkId),
    index('upload_reservations_expires_at_idx').on(table.expiresAt),
    index('upload_reservations_created_at_idx').on(table.createdAt),
  ],
)
belongsToApplication(uploadReservations, { onMerge: 'move', inExport: false })

/** Files of an application. Their bytes are in the store under `storageKey`. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: applicationId(),
    uploadLinkId: uuid('upload_link_id').references(() => uploadLinks.id, { onDelete: 'set null' }),
    documentType: text('document_type', { enum: documentTypeValues }).notNull(),
    /** The sender's name of the file: people put diagnoses into it. */
    sealedName: sealed<string>('sealed_name').notNull(),
    /** What the desk calls it instead. */
    sealedTitle: sealed<string>('sealed_title'),
    itemId: itemId(),
    door: door(),
    /** The colleague who added a file that came by fax or mail. */
    ...byPerson(),
    mimeType: text('mime_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /**
     * Keyed hash of its bytes: equal files have equal ones, and without the key nobody can try a known file. v0.1.0 named the
     * column for the plain SHA-256; its processes run beside newer ones during an upgrade, so the name stays for a release.
     */
    contentHash: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    scanState: text('scan_state', { enum: scanStateValues }).notNull(),
    scannedAt: moment('scanned_at'),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('documents_document_type_check', table.documentType, documentTypeValues),
    oneOf('documents_door_check', table.door, documentChannelValues),
    oneOf('documents_scan_state_check', table.scanState, scanStateValues),
    check('documents_size_bytes_check', sql`${table.sizeBytes} > 0`),
    // The longer form is v0.1.0's: the next start keys it.
    check('documents_sha256_check', sql`${table.contentHash} ~ '^([0-9a-f]{64}|[A-Za-z0-9_-]{32})$'`),
    uniqueIndex('documents_storage_key_key').on(table.storageKey),
    index('documents_application_id_idx').on(table.applicationId, table.uploadedAt),
    index('documents_upload_link_id_idx').on(table.uploadLinkId),
    index('documents_item_id_idx').on(table.itemId),
    index('documents_pending_scan_idx').on(table.uploadedAt).where(sql`${table.scanState} = 'pending'`),
  ],
)
belongsToApplication(documents, { onMerge: 'move', inExport: 'worded' })
