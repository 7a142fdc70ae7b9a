import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { applications, counsel, firmPeople, firms, refusedFirms } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import { hasNoFirm } from '#features/applications/data/report-filters.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { familyOf } from '../../keys/data.ts'
import { keepFirm } from '../../records/mutations.ts'
import { newFirmSchema } from '../../records/schema/firm.ts'
import { describeTyped, listTyped } from '../data/groups.ts'
import { typedFirm } from '../data/typed.ts'
import type { GroupLink, GroupLinked } from '../schema.ts'
import { authorIn, findLeading, type LinkRefusal } from './file.ts'

type Done = Outcome<GroupLinked, LinkRefusal>
const batchSize = 500

/** Sent twice or by two at once, it makes one record and links each file once. */
export function linkGroup(
  { db, rowSealer }: Services,
  { key, firmId, submissionKey }: GroupLink,
  reviewer: Reviewer,
): Promise<Done> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`typed firm ${key}`}))`)
    const again = submissionKey && !firmId ? await findMade(tx, submissionKey) : undefined
    const made =
      firmId || again ? undefined : await makeFirm({ tx, rowSealer }, { key, submissionKey }, reviewer)
    const id = firmId ?? again ?? made
    if (!id) return refuse('no files')
    const firm = await findLeading(tx, id)
    if (!firm) return refuse('no firm')
    const name = firm.names[0] ?? ''
    const linkedAt = new Date()
    const linked = await linkAll(tx, { key, firmId: firm.id, linkedAt }, reviewer)
    for (let first = 0; first < linked.length; first += batchSize) {
      const events = linked.slice(first, first + batchSize).map(({ applicationId, attorney }) => {
        const details = { ...reviewer, firm: name, role: 'lead' as const, ...(attorney && { attorney }) }
        return { applicationId, type: 'firm-linked' as const, details }
      })
      await recordEvents(tx, events)
    }
    return {
      ok: true,
      firm: { id: firm.id, name },
      isNew: !firmId,
      linked: linked.length,
      linkedAt: linkedAt.toISOString(),
    }
  })
}

async function findMade(tx: Transaction, submissionKey: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: firms.id }).from(firms).where(eq(firms.submissionKey, submissionKey))
  return row?.id
}

/** Of what was typed: the most common spelling, domains that aren't a mail service's, and the most common phone. */
async function makeFirm(
  writing: { tx: Transaction; rowSealer: Services['rowSealer'] },
  { key, submissionKey }: Pick<GroupLink, 'key' | 'submissionKey'>,
  reviewer: Reviewer,
): Promise<string | undefined> {
  const { spellings, domains, phones } = describeTyped(await listTyped(writing.tx, [key]))
  const [name, ...otherNames] = spellings.map((spelling) => spelling.name)
  const own = newFirmSchema.safeParse({ name, otherNames: otherNames.slice(0, 19), domains, submissionKey })
  if (!own.success) return undefined
  const phone = newFirmSchema.shape.phone.safeParse(phones[0]).data ?? ''
  const { person } = reviewer
  const author = person && { personId: person.id, personName: person.name }
  const kept = await keepFirm(writing, { ...own.data, phone }, author)
  return kept.ok ? kept.id : undefined
}

/** With the attorney whose address or name the file has, if the firm has one. */
async function linkAll(
  tx: Transaction,
  { key, firmId, linkedAt }: { key: string; firmId: string; linkedAt: Date },
  reviewer: Reviewer,
) {
  const { personId, personName } = authorIn(reviewer)
  const { rows } = await tx.execute<{ applicationId: string; attorney: string | null }>(sql`
    with linked as (
      insert into ${counsel} (application_id, firm_id, role, linked_at, attorney_id, person_id, person_name)
      select ${applications.id}, ${firmId}::uuid, 'lead', ${linkedAt.toISOString()}::timestamptz, (
        select ${firmPeople.id} from ${firmPeople}
        where ${firmPeople.firmId} in ${familyOf(firmId)} and ${firmPeople.kind} = 'attorney' and ${firmPeople.until} is null
          and (lower(${firmPeople.email}) = lower(${typedFirm.email}) or lower(${firmPeople.name}) = lower(${typedFirm.attorney}))
        order by lower(${firmPeople.email}) = lower(${typedFirm.email}) desc nulls last, ${firmPeople.createdAt}, ${firmPeople.id}
        limit 1), ${personId}::uuid, ${personName}
      from ${applications}
      where ${and(sql`${typedFirm.folded} = ${key}`, hasNoFirm)} and not exists (
        select 1 from ${refusedFirms} where ${refusedFirms.applicationId} = ${applications.id}
          and ${refusedFirms.firmId} in ${familyOf(firmId)})
      on conflict do nothing returning application_id, attorney_id)
    select linked.application_id as "applicationId", ${firmPeople.name} as attorney
    from linked left join ${firmPeople} on ${firmPeople.id} = linked.attorney_id`)
  return rows
}
