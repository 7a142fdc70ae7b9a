import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, contractSettings, passkeys, people } from '#db/schema/index.ts'
import { applicationStatusValues, statusOf } from '#domain/application-status.ts'
import { mayEnter, recordingRoles } from '#domain/roles.ts'
import { listInvitations } from '#features/people/invitations/data.ts'
import { readSecondFactorSince } from '#features/people/second-factor/data.ts'
import { graceDays } from '#features/people/second-factor/schema.ts'
import { listLiveSessions } from '#features/people/sessions/data.ts'
import type { Person } from '#features/people/sign-in/data.ts'
import type { Colleague, Team } from './schema.ts'

const day = 24 * 60 * 60_000

export async function readTeam(db: Database, reader: string): Promise<Team> {
  const rows = await db.select().from(people).orderBy(asc(people.createdAt), asc(people.id))
  const holders = await db
    .selectDistinct({ id: passkeys.personId })
    .from(passkeys)
    .innerJoin(people, eq(people.id, passkeys.personId))
  const withPasskey = new Set(holders.map(({ id }) => id))
  const sessions = await listLiveSessions(db)
  const since = await readSecondFactorSince(db)
  const openFiles = await countOpenFiles(db)
  const [contracts] = await db.select({ areOn: contractSettings.isOn }).from(contractSettings)
  const colleagues = rows.map((person): Colleague => {
    const { id, name, email, role, isFirst } = person
    const own = sessions.filter(({ personId }) => personId === id)
    return {
      id,
      name,
      email,
      role,
      isFirst,
      isYou: id === reader,
      approveUpTo: person.approveUpTo,
      ...rightsOf(person, contracts?.areOn ?? false),
      secondFactor: secondFactorOf(person, withPasskey),
      lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
      browsers: own.map(({ userAgent, lastSeenAt }) => ({
        browser: userAgent,
        lastSeenAt: lastSeenAt.toISOString(),
      })),
      openFiles: openFiles.get(id) ?? (mayEnter(role, 'files') ? 0 : null),
      disabledAt: person.disabledAt?.toISOString() ?? null,
      disabledBy: rows.find((row) => row.id === person.disabledBy)?.name ?? null,
    }
  })
  return {
    people: colleagues.sort((a, b) => Number(a.disabledAt !== null) - Number(b.disabledAt !== null)),
    invitations: (await listInvitations(db)).map(({ invitation, invitedBy }) => ({
      id: invitation.id,
      name: invitation.name,
      email: invitation.email,
      role: invitation.role,
      invitedBy,
      sentAt: invitation.createdAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
    })),
    settings: { requiresSecondFactor: since !== null },
    secondFactorDue: since && new Date(since.getTime() + graceDays * day).toISOString(),
  }
}

function rightsOf(person: Person, areContractsOn: boolean) {
  const { role, reduceUpTo } = person
  const isOwner = role === 'owner'
  const tell = (may: boolean) => (areContractsOn ? may : null)
  return {
    maySendContracts: tell(isOwner || person.maySendContracts),
    maySeeBankDetails: tell(isOwner || person.maySeeBankDetails),
    mayPay: tell(isOwner || person.mayPay),
    mayRecordPayments: tell(recordingRoles.includes(role) || person.mayRecordPayments),
    reduceUpTo: isOwner ? null : reduceUpTo,
  }
}

const openStatuses = applicationStatusValues.filter((value) => !statusOf(value).isClosed)

async function countOpenFiles(db: Database): Promise<Map<string | null, number>> {
  const { assigneeId, status } = applications
  const rows = await db
    .select({ assigneeId, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(and(isNotNull(assigneeId), inArray(status, openStatuses)))
    .groupBy(assigneeId)
  return new Map(rows.map((row) => [row.assigneeId, row.count]))
}

function secondFactorOf({ id, totpConfirmedAt }: Person, withPasskey: ReadonlySet<string>) {
  if (withPasskey.has(id)) return 'passkey'
  return totpConfirmedAt ? 'authenticator-app' : null
}
