import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { awaitedValues, roleValues } from '#domain/roles.ts'
import { moment, oneOf } from './columns.ts'

const bytes = customType<{ data: Uint8Array<ArrayBuffer> }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value as Uint8Array),
})

/** Everybody who may sign in. The first is the owner whose password is configured. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** Only the first owner may have none: then there is nowhere to send mail to. */
    email: text('email'),
    role: text('role', { enum: roleValues }).notNull(),
    isFirst: boolean('is_first').notNull().default(false),
    /** Cents that they may approve or pay out without a second person; null for any sum. */
    approveUpTo: bigint('approve_up_to', { mode: 'number' }),
    /** Whether they may sign and send contracts for us. Owners always may. */
    maySendContracts: boolean('may_send_contracts').notNull().default(false),
    /** The same for money: who sees where it goes, who signs that it may leave, who records what came. */
    maySeeBankDetails: boolean('may_see_bank_details').notNull().default(false),
    mayPay: boolean('may_pay').notNull().default(false),
    mayRecordPayments: boolean('may_record_payments').notNull().default(false),
    /** Cents by which they may reduce what is owed without a second person. */
    reduceUpTo: bigint('reduce_up_to', { mode: 'number' }).notNull().default(0),
    /** Null for somebody who signs in with a passkey alone. */
    passwordHash: text('password_hash'),
    /** Hash of the last configured password. Tells it from a new one, so that a change made in the admin lasts. */
    configuredHash: text('configured_hash'),
    /** We made the password and printed it on first start, where others may have read it. */
    isGenerated: boolean('is_generated').notNull().default(false),
    /** The authenticator app's key, sealed; in force once a code from it was given. */
    totpSealed: text('totp_sealed'),
    totpConfirmedAt: moment('totp_confirmed_at'),
    /** The last time step whose code was used: no code works twice. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    /** Whether single letters do things at the desk. People who dictate may not want that. */
    singleKeys: boolean('single_keys').notNull().default(true),
    lastSeenAt: moment('last_seen_at'),
    disabledAt: moment('disabled_at'),
    disabledBy: uuid('disabled_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('people_role_check', table.role, roleValues),
    check('people_password_hash_check', sql`${table.passwordHash} like '$argon2id$%'`),
    check('people_approve_up_to_check', sql`${table.approveUpTo} >= 0`),
    check('people_reduce_up_to_check', sql`${table.reduceUpTo} >= 0`),
    check('people_email_check', sql`${table.isFirst} or ${table.email} is not null`),
    check('people_first_check', sql`not ${table.isFirst} or ${table.disabledAt} is null`),
    uniqueIndex('people_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('people_first_key').on(table.isFirst).where(sql`${table.isFirst}`),
  ],
)

const personId = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

/** Who did it, and their name at that time, which stays when they are renamed or leave. Null before there were names. */
export const byPerson = () => ({
  personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
  personName: text('person_name'),
})

/** Signed-in browsers. The cookie holds the id; we keep only its SHA-256. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    idHash: text('id_hash').primaryKey(),
    personId: personId(),
    /** What is still missing before the session may do anything else. */
    awaiting: text('awaiting', { enum: awaitedValues }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    userAgent: text('user_agent'),
    address: text('address'),
    /** The person's last visit before this sign-in. */
    previousVisitAt: moment('previous_visit_at'),
  },
  (table) => [
    oneOf('admin_sessions_awaiting_check', table.awaiting, awaitedValues),
    index('admin_sessions_expires_at_idx').on(table.expiresAt),
    index('admin_sessions_person_id_idx').on(table.personId),
  ],
)

/** Browsers a person has signed in from, so that a new one can be told to them. The name is hashed. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: personId(),
    browserHash: text('browser_hash').notNull(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('known_browsers_key').on(table.personId, table.browserHash)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, as the browser names it. */
    id: text('id').primaryKey(),
    personId: personId(),
    name: text('name').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array(),
    /** Synced to the person's other devices. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_person_id_idx').on(table.personId)],
)

/** Each opens the desk once. We keep only a hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: personId(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_person_id_idx').on(table.personId)],
)

/** Questions that a passkey signs, each once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** Null at sign-in, where the passkey itself says who it is. */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['registration', 'sign-in', 'acceptance'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at_idx').on(table.expiresAt)],
)

/** Mailed links that let somebody join. The link holds the token; we keep only its hash. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: roleValues }).notNull(),
    invitedBy: uuid('invited_by').references(() => people.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    oneOf('invitations_role_check', table.role, roleValues),
    uniqueIndex('invitations_token_hash_key').on(table.tokenHash),
    // One open invitation per address: sending again replaces the link.
    uniqueIndex('invitations_open_email_key')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null`),
  ],
)

/** Mailed links to choose a new password. */
export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  personId: personId(),
  expiresAt: moment('expires_at').notNull(),
})

/** One row: what the owner asks of everybody. */
export const teamSettings = pgTable(
  'team_settings',
  {
    id: smallint('id').primaryKey().default(1),
    /** Since when everybody needs a second factor; null when it is up to them. */
    secondFactorSince: moment('second_factor_since'),
    version: integer('version').notNull().default(1),
  },
  (table) => [check('team_settings_single_row_check', sql`${table.id} = 1`)],
)
