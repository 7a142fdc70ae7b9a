import type { Database } from '#db/database.ts'
import type { Author } from '#lib/access.ts'
import type { Outcome } from '#lib/refusals.ts'
import type { Merge } from './schema.ts'

export type MergeRefusal = 'unknown' | 'same firm' | 'is merged' | 'not merged' | 'changed'
type Done = Outcome<{ id: string }, MergeRefusal>

export async function mergeFirm(
  _db: Database,
  _id: string,
  _merge: Merge,
  _by: Author | undefined,
): Promise<Done> {
  throw new Error('not yet')
}

export async function partFirm(_db: Database, _id: string): Promise<Done> {
  throw new Error('not yet')
}
