import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { contractSettings } from '#db/schema/index.ts'

/** Contracts are on: no decision pays anything out, a contract does. */
export const needsContract = async (db: Database | Transaction): Promise<boolean> =>
  (await db.$count(contractSettings, eq(contractSettings.isOn, true))) > 0
