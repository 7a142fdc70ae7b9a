import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  applications,
  contactMessages,
  firmRecords,
  mergedApplications,
  messageLinks,
} from '#db/schema/index.ts'
import { type LinkReason, linkReasonValues } from '#domain/message-links.ts'
import { readMessage } from '#features/contact/data.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { ApplicationOfMessage, ApplicationsOfMessage, MessagesOfApplication } from './schema.ts'

type Asking = { id: SQL; email: SQL; name: SQL; reference: SQL }

/**
 * A busy firm has thousands of applications under one address. This many tell the reviewer to look for the reference.
 */
const mostByAddress = 50

const byAddress = (column: SQL, reason: LinkReason, address: SQL) =>
  sql`(select ${applications.id}, ${reason}::text from ${applications}
    where lower(${column}) = ${address} limit ${mostByAddress})`

/**
 * Each application is found by an index. We leave out suspected spam, applications that this message doesn't belong to,
 * and, for a match by address alone, those that another message in the same name from the same address doesn't belong
 * to.
 */
const listCandidates = ({ id, email, name, reference }: Asking): SQL => sql`
  select found.application_id, found.reason from (
    (select ${applications.id} as application_id, 'reference'::text as reason from ${applications}
      where ${applications.reference} = ${reference})
    union all (select ${mergedApplications.keptId}, 'reference'::text from ${mergedApplications}
      where ${mergedApplications.reference} = ${reference})
    union all ${byAddress(sql`${applications.email}`, 'applicant-address', email)}
    union all ${byAddress(sql`${applications.clientEmail}`, 'client-address', email)}
    union all ${byAddress(sql`${applications.plaintiffAttorneyEmail}`, 'firm-address', email)}
    union all (select ${firmRecords.id}, 'firm-address'::text from ${firmRecords}
      where lower(${firmRecords.email}) = ${email} limit ${mostByAddress})
  ) as found
  where not exists (select 1 from ${messageLinks} as refused
      join ${contactMessages} as earlier on earlier.id = refused.message_id
      where refused.application_id = found.application_id and refused.verdict = 'refused'
        and (refused.message_id = ${id} or (found.reason <> 'reference'
          and lower(earlier.email) = ${email} and lower(earlier.name) = lower(${name}))))
    and exists (select 1 from ${applications} where ${applications.id} = found.application_id
      and ${isNull(applications.spamReason)})`

export const hasFile = (): SQL => {
  const { id, email, name, namedReference } = contactMessages
  const asking = { id: sql`${id}`, email: sql`lower(${email})`, name: sql`${name}` }
  return sql`(exists (select 1 from ${messageLinks} where ${isLinkOf(sql`${id}`)})
    or exists (${listCandidates({ ...asking, reference: sql`${namedReference}` })}))`
}

const isLinkOf = (messageId: SQL) =>
  sql`${messageLinks.messageId} = ${messageId} and ${messageLinks.verdict} = 'linked'`

export type Asked = { id: string; email: string; name: string; namedReference: string | null }

/** Runs one statement per question, whatever the size of the page. */
export async function findFiles(
  db: Database | Transaction,
  messages: readonly Asked[],
): Promise<Map<string, ApplicationsOfMessage>> {
  if (messages.length === 0) return new Map()
  const ids = messages.map(({ id }) => id)
  const links = await listLinks(db, inArray(messageLinks.messageId, ids))
  const found = await findCandidates(db, messages)
  const applicationIds = [...links, ...found].map(({ applicationId }) => applicationId)
  const files = await readFiles(db, applicationIds)
  const describe = (id: string): ApplicationsOfMessage => {
    const link = links.find(({ messageId }) => messageId === id)
    const candidates = found.filter(({ messageId }) => messageId === id)
    if (!link) return { link: null, suggestions: choose(candidates, files) }
    const linked = files.get(link.applicationId)
    return { link: linked ? { ...linked, ...describeLink(link) } : null, suggestions: [] }
  }
  return new Map(ids.map((id) => [id, describe(id)]))
}

const describeLink = ({ reason, personName, decidedAt }: typeof messageLinks.$inferSelect) => ({
  reason,
  linkedBy: personName,
  linkedAt: decidedAt.toISOString(),
})

const listLinks = (db: Database | Transaction, condition: SQL | undefined) =>
  db
    .select()
    .from(messageLinks)
    .where(and(condition, eq(messageLinks.verdict, 'linked')))
    .orderBy(asc(messageLinks.decidedAt))

type Candidate = { messageId: string; applicationId: string; reason: LinkReason }

async function findCandidates(db: Database | Transaction, messages: readonly Asked[]): Promise<Candidate[]> {
  const asked = messages.map(({ id, email, name, namedReference }) => {
    return { id, email: email.toLowerCase(), name, reference: namedReference }
  })
  const [id, email] = [sql`asked.id`, sql`asked.email`]
  const asking = { id, email, name: sql`asked.name`, reference: sql`asked.reference` }
  const { rows } = await db.execute<Candidate>(sql`
    select asked.id as "messageId", candidate.application_id as "applicationId", candidate.reason
    from json_to_recordset(${JSON.stringify(asked)}::json)
      as asked(id uuid, email text, name text, reference text)
    cross join lateral (${listCandidates(asking)}) as candidate`)
  return rows
}

type Brief = Omit<ApplicationOfMessage, 'reason'>

async function readFiles(db: Database | Transaction, ids: string[]): Promise<Map<string, Brief>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(applications)
    .where(inArray(applications.id, [...new Set(ids)]))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        applicationId: row.id,
        reference: row.reference,
        name: caseNameOf(row),
        firm: row.attorneyFirm ?? row.plaintiffAttorneyFirm,
        status: row.status,
        submittedAt: row.submittedAt.toISOString(),
      },
    ]),
  )
}

/** Each application once, by the best reason, then the newest first. */
function choose(found: readonly Candidate[], files: ReadonlyMap<string, Brief>): ApplicationOfMessage[] {
  const rank = ({ reason }: { reason: LinkReason }) => linkReasonValues.indexOf(reason)
  const best = new Map<string, Candidate>()
  for (const candidate of found) {
    const known = best.get(candidate.applicationId)
    if (!known || rank(candidate) < rank(known)) best.set(candidate.applicationId, candidate)
  }
  return [...best.values()]
    .flatMap(({ applicationId, reason }) => {
      const file = files.get(applicationId)
      return file ? [{ ...file, reason }] : []
    })
    .sort((a, b) => rank(a) - rank(b) || b.submittedAt.localeCompare(a.submittedAt))
}

/** Nobody reads more beside an application. */
const mostLinked = 200
const mostSuggested = 100

export async function readMessagesOfApplication(
  services: { db: Database; rowSealer: RowSealer },
  applicationId: string,
): Promise<MessagesOfApplication> {
  const { db } = services
  const links = await listLinks(db, eq(messageLinks.applicationId, applicationId))
  const linked = await Promise.all(
    links.slice(-mostLinked).map(async (link) => {
      const message = await readMessage(services, link.messageId)
      return message && { ...message, ...describeLink(link) }
    }),
  )
  const suggested = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(await maySuit(db, applicationId))
    .limit(mostSuggested)
  return { linked: linked.filter((message) => message !== undefined), suggested: suggested.length }
}

/**
 * Messages that name the application or come from an address in it, and that nobody has linked anywhere or refused
 * here.
 */
async function maySuit(db: Database, applicationId: string): Promise<SQL | undefined> {
  const [row] = await db
    .select({ application: applications, firmEmail: firmRecords.email })
    .from(applications)
    .leftJoin(firmRecords, eq(firmRecords.id, applications.id))
    .where(eq(applications.id, applicationId))
  if (!row) return sql`false`
  const { email, clientEmail, plaintiffAttorneyEmail, reference } = row.application
  const addresses = [email, clientEmail, plaintiffAttorneyEmail, row.firmEmail].flatMap((address) =>
    address ? [address.toLowerCase()] : [],
  )
  return and(
    isNull(contactMessages.spamReason),
    or(
      inArray(sql`lower(${contactMessages.email})`, addresses),
      eq(contactMessages.namedReference, reference),
    ),
    sql`not exists (select 1 from ${messageLinks} where ${messageLinks.messageId} = ${contactMessages.id}
      and (${messageLinks.verdict} = 'linked' or ${messageLinks.applicationId} = ${applicationId}))`,
  )
}

export const isOfApplication = async (db: Database, applicationId: string): Promise<SQL | undefined> =>
  or(
    await maySuit(db, applicationId),
    sql`${contactMessages.id} in (select ${messageLinks.messageId} from ${messageLinks}
      where ${messageLinks.applicationId} = ${applicationId} and ${messageLinks.verdict} = 'linked')`,
  )
