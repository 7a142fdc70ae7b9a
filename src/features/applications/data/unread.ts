import { type SQL, sql } from 'drizzle-orm'
import { applications, fileReads } from '#db/schema/index.ts'

/** Unread means: this person has never opened the file. For a query on `applications`. */
export const isUnreadBy = (personId: string): SQL<boolean> =>
  sql<boolean>`not exists (select from ${fileReads} where ${fileReads.personId} = ${personId} and ${fileReads.applicationId} = ${applications.id})`
