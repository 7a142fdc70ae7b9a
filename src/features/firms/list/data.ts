import { isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, firms } from '#db/schema/index.ts'

/** Whether there is a firm, or an application that names one. */
export async function isAnyFirmNamed(db: Database): Promise<boolean> {
  const [firm] = await db.select({ one: sql`1` }).from(firms).limit(1)
  if (firm) return true
  const isNamed = or(isNotNull(applications.attorneyFirm), isNotNull(applications.plaintiffAttorneyFirm))
  const [application] = await db.select({ one: sql`1` }).from(applications).where(isNamed).limit(1)
  return application !== undefined
}
