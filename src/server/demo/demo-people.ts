import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { invitations } from '#db/schema/index.ts'
import { aboutInvitation } from '#features/people/invitations/jobs.ts'
import { acceptInvitation, invite } from '#features/people/invitations/mutations.ts'
import { changeProfile } from '#features/people/profile/mutations.ts'
import { findFirstOwner } from '#features/people/sign-in/data.ts'
import { ensureFirstOwner } from '#features/people/sign-in/mutations.ts'
import { createGate } from '#lib/gate.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import type { LinkTokens } from '#lib/link-tokens.ts'
import { demoPassword, demoPeople } from './demo-sign-in.ts'
import { done } from './done.ts'
import type { Colleague } from './file-acts.ts'

type Services = { db: Database; enqueue: Enqueue; linkTokens: LinkTokens }

/** The owner, and two invited colleagues. */
export async function hirePeople(services: Services): Promise<Colleague[]> {
  const { db, linkTokens } = services
  await ensureFirstOwner(db, { password: demoPassword, email: demoPeople.owner.email })
  const owner = await findFirstOwner(db)
  if (!owner) throw new Error('nobody owns the demo')
  done(await changeProfile(services, owner.id, demoPeople.owner))
  const hired: Colleague[] = [{ id: owner.id, name: demoPeople.owner.name }]
  for (const person of demoPeople.colleagues) {
    const { id } = done(await invite(services, owner.id, person))
    const [invitation] = await db.select().from(invitations).where(eq(invitations.id, id))
    if (!invitation) throw new Error('an invitation was not kept')
    const token = linkTokens(aboutInvitation(invitation))
    const joined = done(await acceptInvitation({ ...services, gate: createGate(1) }, token, demoPassword))
    hired.push({ id: joined.person.id, name: joined.person.name })
  }
  return hired
}
