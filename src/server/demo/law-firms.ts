import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { firmPeople } from '#db/schema/index.ts'
import { listTypedFirms } from '#features/firms/links/data/groups.ts'
import { linkGroup } from '#features/firms/links/mutations/group.ts'
import { mergeFirm } from '#features/firms/merges/mutations.ts'
import { addPerson, confirmPerson } from '#features/firms/people/mutations.ts'
import { newPersonSchema } from '#features/firms/people/schema.ts'
import { addFirm, changeFirm } from '#features/firms/records/mutations.ts'
import { newFirmSchema } from '#features/firms/records/schema/firm.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import type { Agenda } from './agenda.ts'
import { attorneys, firmDomainOf, firmNotes, firms, homes, paralegals } from './demo-words.ts'
import { done } from './done.ts'
import type { Colleague } from './file-acts.ts'
import { toOfficeHours } from './office-hours.ts'

const day = 24 * 60 * 60_000
/** Of the eight firms that people name, these have a record; the others wait in the list of what people typed. */
const recorded = firms.slice(0, 6)

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
type Planning = { agenda: Agenda; now: number; by: Colleague }

/** Six weeks ago somebody made records of what people had typed; the newest files wait for their link. */
export function planFirms({ agenda, now, by }: Planning, services: Services): void {
  const { db } = services
  const reviewer = { session: 'demo', person: by }
  const author = { personId: by.id, personName: by.name }

  agenda.plan(toOfficeHours(now - 42 * day), async () => {
    for (const [place, name] of recorded.entries()) {
      const id = (await linkTyped(name, null, `demo-firm-${place}`)) ?? (await make(name, place))
      await describe(id, place)
    }
    await mergeDouble()
  })
  for (const days of [20, 4])
    agenda.plan(toOfficeHours(now - days * day), async () => {
      for (const name of recorded) await linkTyped(name, 'known', `demo-links-${days}`)
    })

  /** Undefined if nobody named the firm. */
  async function linkTyped(name: string, which: 'known' | null, submissionKey: string) {
    const words = name.split(' ').slice(-1).join(' ')
    const { groups } = await listTypedFirms(db, { q: words, limit: 10 })
    const group = groups.find(({ spellings }) =>
      spellings.some((spelling) => spelling.name.toLowerCase() === name.toLowerCase()),
    )
    const firmId = which && (group?.firms[0]?.id ?? null)
    if (!group || (which && !firmId)) return undefined
    return done(await linkGroup(services, { key: group.key, firmId, submissionKey }, reviewer)).firm.id
  }

  async function make(name: string, place: number): Promise<string> {
    const firm = newFirmSchema.parse({ name, domains: [firmDomainOf(place)] })
    return done(await addFirm(services, firm, author)).id
  }

  async function describe(firmId: string, place: number): Promise<void> {
    const home = homes[place] ?? homes[0]
    const address = `${12 + place * 36} Example Plaza, ${home.city}, ${home.state} ${10_000 + place * 1_111}`
    const note = firmNotes[place] ?? ''
    done(await changeFirm(services, firmId, { version: 1, addresses: [address], note }))
    const [attorney = '', paralegal = ''] = [attorneys[place], paralegals[place]]
    const bar = { barNumber: `EX-${10_000 + place}`, barState: home.state, barCheckedOn: '2026-06-11' }
    await hire(firmId, place, { kind: 'attorney', name: attorney, ...bar })
    await hire(firmId, place, { kind: 'contact', name: paralegal, title: 'Paralegal, payoffs' })
  }

  /** The last firm's people haven't been called yet. */
  async function hire(
    firmId: string,
    place: number,
    person: { kind: string; name: string; title?: string },
  ): Promise<void> {
    const email = `${person.name.replace(' ', '.')}@${firmDomainOf(place)}`.toLowerCase()
    const asked = newPersonSchema.parse({ ...person, email, phone: `(212) 555-01${40 + place}` })
    const who = done(await addPerson(db, firmId, asked))
    if (place === recorded.length - 1) return
    const [row] = await db.select().from(firmPeople).where(eq(firmPeople.id, who.personId))
    done(await confirmPerson(db, who, { version: row?.version ?? 1, by: author }))
  }

  /** One double was merged, and another waits for somebody to look. */
  async function mergeDouble(): Promise<void> {
    const [kept] = (
      await db.select({ firmId: firmPeople.firmId }).from(firmPeople).where(eq(firmPeople.name, attorneys[0]))
    ).map(({ firmId }) => firmId)
    if (!kept) return
    const domains = [firmDomainOf(0)]
    const double = newFirmSchema.parse({ name: 'Applecart and Oatmeal, P.C.', domains })
    const { id } = done(await addFirm(services, double, author))
    done(await mergeFirm(db, id, { merge: { intoId: kept }, by: author }))
    const other = newFirmSchema.parse({ name: 'Candlewax Law, Boston', domains: [firmDomainOf(2)] })
    done(await addFirm(services, other, author))
  }
}
