import type { Database } from '#db/database.ts'
import type { Author } from '#lib/access.ts'
import type { Outcome } from '#lib/refusals.ts'
import type { Who } from './data.ts'
import type { NewPerson, PersonChange } from './schema.ts'

export type PersonRefusal = 'unknown' | 'changed' | 'no address' | 'left'
type Done = Outcome<Who, PersonRefusal>

export async function addPerson(_db: Database, _firmId: string, _person: NewPerson): Promise<Done> {
  throw new Error('not yet')
}

export async function changePerson(_db: Database, _who: Who, _change: PersonChange): Promise<Done> {
  throw new Error('not yet')
}

export async function confirmPerson(
  _db: Database,
  _who: Who,
  _version: number,
  _by: Author | undefined,
): Promise<Done> {
  throw new Error('not yet')
}

export async function withdrawConfirmation(_db: Database, _who: Who): Promise<Done> {
  throw new Error('not yet')
}

export async function deletePerson(_db: Database, _who: Who): Promise<Done> {
  throw new Error('not yet')
}
