import type { Services } from '#db/services.ts'
import type { Author } from '#lib/access.ts'
import type { Outcome } from '#lib/refusals.ts'
import type { FirmChange, NewFirm } from './schema/firm.ts'

export type FirmRefusal = 'unknown' | 'changed' | 'mail service'
type Done = Outcome<{ id: string }, FirmRefusal>

export async function addFirm(
  _services: Services,
  _firm: NewFirm,
  _author: Author | undefined,
): Promise<Done> {
  throw new Error('not yet')
}

export async function changeFirm(_services: Services, _id: string, _change: FirmChange): Promise<Done> {
  throw new Error('not yet')
}

export async function deleteFirm(_services: Services, _id: string, _version: number): Promise<Done> {
  throw new Error('not yet')
}
