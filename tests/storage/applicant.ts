import { eq } from 'drizzle-orm'
import { documents, uploadReservations } from '#db/schema/index.ts'
import { addApplication } from '../support/add-application.ts'
import { documentsClient } from './client.ts'
import type { Site } from './stores.ts'

/** Adds an application. Returns its calls, and the rows that they leave. */
export async function addApplicant(site: Site, details: Parameters<typeof addApplication>[1] = {}) {
  const id = await addApplication(site, details)
  const rowsOf = (table: typeof documents | typeof uploadReservations) =>
    site.database.db.select().from(table).where(eq(table.applicationId, id))
  return {
    id,
    ...documentsClient(site.url, id),
    documents: () => rowsOf(documents),
    reservations: () => rowsOf(uploadReservations),
  }
}
