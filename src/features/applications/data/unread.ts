import { type SQL, sql } from 'drizzle-orm'
import { applicationReads, applications } from '#db/schema/index.ts'

/** Unread means this person has never opened the application. For a query on `applications`. */
export const isUnreadBy = (personId: string): SQL<boolean> =>
  sql<boolean>`not exists (select from ${applicationReads} where ${applicationReads.personId} = ${personId} and ${applicationReads.applicationId} = ${applications.id})`
