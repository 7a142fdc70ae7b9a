import type { Database } from '#db/database.ts'
import type { FileLinks, TypedFirmQuery, TypedFirms } from './schema.ts'

export async function readFileLinks(_db: Database, _applicationId: string): Promise<FileLinks | undefined> {
  throw new Error('not yet')
}

export async function listTypedFirms(_db: Database, _query: TypedFirmQuery): Promise<TypedFirms> {
  throw new Error('not yet')
}
