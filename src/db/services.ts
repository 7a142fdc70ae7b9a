import type { Database } from './database.ts'
import type { RowSealer } from './row-sealer.ts'

/** Reads and writes sealed rows. */
export type Services = { db: Database; rowSealer: RowSealer }
