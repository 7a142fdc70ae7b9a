import type { Database } from '#db/database.ts'
import type { FirmCounts, FirmFilters, FirmPage, FirmQuery } from '../schema/list.ts'

export async function listFirms(_db: Database, _query: FirmQuery): Promise<FirmPage> {
  throw new Error('not yet')
}

export async function countFirms(_db: Database): Promise<FirmCounts> {
  throw new Error('not yet')
}

export async function* writeFirmLines(_db: Database, _filters: FirmFilters): AsyncGenerator<string> {
  yield ''
}
