import type { Database } from '#db/database.ts'
import type { FirmPerson, FoundPerson, PersonQuery } from './schema.ts'

export async function readPerson(_db: Database, _who: Who): Promise<FirmPerson | undefined> {
  throw new Error('not yet')
}

export async function findPeople(_db: Database, _query: PersonQuery): Promise<FoundPerson[]> {
  throw new Error('not yet')
}

export async function exportPerson(_db: Database, _who: Who): Promise<Record<string, unknown> | undefined> {
  throw new Error('not yet')
}

export type Who = { firmId: string; personId: string }
