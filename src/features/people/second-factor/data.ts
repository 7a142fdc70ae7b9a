import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { knownBrowsers, passkeys, people, recoveryCodes, teamSettings } from '#db/schema/index.ts'
import type { Awaiting } from '#domain/roles.ts'
import { hashSecret } from '#lib/secrets.ts'
import { graceDays, type OwnFactors } from './schema.ts'

const grace = graceDays * 24 * 60 * 60_000

export type Shown = 'password' | 'second-factor' | 'passkey'

type Reader = Database | Transaction

export async function readFactors(db: Reader, personId: string) {
  const [row] = await db
    .select({ appSince: people.totpConfirmedAt, passwordHash: people.passwordHash })
    .from(people)
    .where(eq(people.id, personId))
  return {
    appSince: row?.appSince ?? null,
    hasPassword: row?.passwordHash != null,
    passkeys: await db.$count(passkeys, eq(passkeys.personId, personId)),
  }
}

export async function findPerson(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(people)
    .where(and(eq(people.id, id), isNull(people.disabledAt)))
  return row
}

export async function readSecondFactorSince(db: Reader): Promise<Date | null> {
  const [row] = await db.select({ since: teamSettings.secondFactorSince }).from(teamSettings)
  return row?.since ?? null
}

export async function findAwaited(
  db: Reader,
  person: { id: string; isGenerated: boolean; createdAt: Date },
  shown: Shown,
): Promise<Awaiting | null> {
  const { appSince, passkeys } = await readFactors(db, person.id)
  const hasFactor = appSince !== null || passkeys > 0
  if (hasFactor && shown === 'password') return 'second-factor'
  if (person.isGenerated && shown !== 'passkey') return 'password'
  if (hasFactor) return null
  const since = await readSecondFactorSince(db)
  if (!since) return null
  const isDue = person.createdAt >= since || Date.now() >= since.getTime() + grace
  return isDue ? 'enrollment' : null
}

export async function readOwnFactors(db: Database, personId: string): Promise<OwnFactors> {
  const { appSince } = await readFactors(db, personId)
  const codes = await listRecoveryCodes(db, personId)
  const used = codes.flatMap(({ usedAt }) => usedAt ?? []).sort((a, b) => a.getTime() - b.getTime())
  return {
    appSince: appSince?.toISOString() ?? null,
    recoveryCodes: {
      madeAt: codes[0]?.createdAt.toISOString() ?? null,
      left: codes.length - used.length,
      usedAt: used.map((at) => at.toISOString()),
    },
    isRequired: (await readSecondFactorSince(db)) !== null,
  }
}

export const listRecoveryCodes = (db: Reader, personId: string) =>
  db
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.personId, personId))
    .orderBy(asc(recoveryCodes.createdAt))

export const countUnusedCodes = (db: Reader, personId: string) =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.personId, personId), isNull(recoveryCodes.usedAt)))

export async function isBrowserOf(db: Database, personId: string, browser: string | undefined) {
  if (!browser) return false
  const isSame = eq(knownBrowsers.browserHash, hashSecret(browser))
  return (await db.$count(knownBrowsers, and(eq(knownBrowsers.personId, personId), isSame))) > 0
}
