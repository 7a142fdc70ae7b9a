import type { Services } from '#db/services.ts'
import type { Reviewer } from '#features/timeline/schema.ts'
import type { Outcome } from '#lib/refusals.ts'
import type { GroupLink, GroupLinked, LinkChange } from './schema.ts'

export type LinkRefusal = 'unknown' | 'no firm' | 'no attorney' | 'another leads' | 'no files'
type Done = Outcome<object, LinkRefusal>
type Whose = { applicationId: string; firmId: string }

export async function linkFirm(
  _services: Services,
  _whose: Whose,
  _link: LinkChange,
  _by: Reviewer,
): Promise<Done> {
  throw new Error('not yet')
}

export async function unlinkFirm(_services: Services, _whose: Whose, _by: Reviewer): Promise<Done> {
  throw new Error('not yet')
}

export async function refuseFirm(_services: Services, _whose: Whose, _by: Reviewer): Promise<Done> {
  throw new Error('not yet')
}

export async function allowFirm(_services: Services, _whose: Whose): Promise<Done> {
  throw new Error('not yet')
}

export async function linkGroup(
  _services: Services,
  _link: GroupLink,
  _by: Reviewer,
): Promise<Outcome<GroupLinked, LinkRefusal>> {
  throw new Error('not yet')
}
