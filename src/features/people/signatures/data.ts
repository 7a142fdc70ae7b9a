import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { decisionSettings, limitChanges, people } from '#db/schema/index.ts'
import { recordingRoles, rolesOf } from '#domain/roles.ts'
import { refuse } from '#lib/refusals.ts'
import type { LimitChange } from './schema.ts'

/** Version 0 until the owner sets it. */
export async function readSignatureSettings(db: Database | Transaction) {
  const [row] = await db.select().from(decisionSettings)
  return {
    secondAbove: row?.secondAbove ?? null,
    aloneHours: row?.aloneHours ?? 24,
    version: row?.version ?? 0,
  }
}

const maySign = and(isNull(people.disabledAt), inArray(people.role, [...rolesOf('files')]))
const signerColumns = { id: people.id, name: people.name, approveUpTo: people.approveUpTo }

export async function listSigners(db: Database | Transaction): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(maySign)
    .orderBy(sql`lower(${people.name})`, people.id)
}

/** Null when they may sign any sum alone. */
export async function readOwnLimit(db: Database | Transaction, id: string | undefined) {
  if (!id) return null
  const [row] = await db.select({ approveUpTo: people.approveUpTo }).from(people).where(eq(people.id, id))
  return row?.approveUpTo ?? null
}

/**
 * Reads the person as they are now, not as their session knew them. The lock puts a lost role or a disabled account
 * either before the signature or after it.
 */
export const lockSigner = (tx: Database | Transaction, id: string | null | undefined) =>
  lockAmong('decide')(tx, id)

const hour = 60 * 60_000

/** Who may sign contracts for us: owners, and those who were given the right. */
const maySend = and(maySign, or(eq(people.role, 'owner'), people.maySendContracts))

export const listSenders = (db: Database | Transaction): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(maySend)
    .orderBy(sql`lower(${people.name})`, people.id)

export async function lockSender(tx: Database | Transaction, id: string | null | undefined) {
  if (!id) return undefined
  const [row] = await tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(and(eq(people.id, id), maySend))
    .for('share')
  return row
}

const isInMoney = and(isNull(people.disabledAt), inArray(people.role, [...rolesOf('money')]))
/** Who may sign that money leaves: owners, and those who were given the right. */
const mayPay = and(maySign, or(eq(people.role, 'owner'), people.mayPay))
/** Who may see where it goes, whole. */
const maySeeBankDetails = and(isInMoney, or(eq(people.role, 'owner'), people.maySeeBankDetails))

/** Who may write what came in, and sign that it was written wrong: owners, bookkeepers, and who was given the right. */
const mayRecord = and(isInMoney, or(inArray(people.role, [...recordingRoles]), people.mayRecordPayments))

/** Among whom the second signer is looked for. */
const circles = {
  ...{ decide: maySign, pay: mayPay, 'prepare payments': or(mayPay, maySeeBankDetails) },
  'record payments': mayRecord,
}
export type SigningCircle = keyof typeof circles

export const listPayers = (db: Database | Transaction): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(mayPay)
    .orderBy(sql`lower(${people.name})`, people.id)

const lockAmong =
  (circle: SigningCircle) => async (tx: Database | Transaction, id: string | null | undefined) => {
    if (!id) return undefined
    const [row] = await tx
      .select(signerColumns)
      .from(people)
      .where(and(eq(people.id, id), circles[circle]))
      .for('share')
    return row
  }

export const lockPayer = lockAmong('pay')
/** Who enters bank details, calls back, compares with lists. */
export const lockPreparer = lockAmong('prepare payments')

export const lockBookkeeper = lockAmong('record payments')

/** Who may let go of what is owed: owners of any sum, others up to their limit. */
const mayReduce = and(isInMoney, or(eq(people.role, 'owner'), gt(people.reduceUpTo, 0)))

/** `upTo`: cents without a second person; null for any sum. */
export type Reducer = { id: string; name: string; upTo: number | null }

const toReducer = ({ reduceUpTo, role, ...person }: ReducerRow): Reducer => ({
  ...person,
  upTo: role === 'owner' ? null : reduceUpTo,
})
const reducerColumns = {
  ...{ id: people.id, name: people.name, role: people.role, reduceUpTo: people.reduceUpTo },
}
type ReducerRow = Pick<typeof people.$inferSelect, keyof typeof reducerColumns>

export async function lockReducer(
  tx: Database | Transaction,
  id: string | undefined,
): Promise<Reducer | undefined> {
  if (!id) return undefined
  const [row] = await tx
    .select(reducerColumns)
    .from(people)
    .where(and(eq(people.id, id), mayReduce))
    .for('share')
  return row && toReducer(row)
}

/** Whose limit reaches least comes first. */
export async function listReducers(db: Database | Transaction): Promise<Reducer[]> {
  const rows = await db.select(reducerColumns).from(people).where(mayReduce).orderBy(people.name, people.id)
  const least = ({ upTo }: Reducer) => upTo ?? Number.POSITIVE_INFINITY
  return rows.map(toReducer).sort((one, other) => least(one) - least(other))
}

/** What somebody may do with money, as they are now. */
export async function readMoneyRights(db: Database | Transaction, id: string | undefined) {
  if (!id) return { seeDetails: false, pay: false, record: false }
  const can = async (which: typeof mayPay) => (await db.$count(people, and(eq(people.id, id), which))) > 0
  return { seeDetails: await can(maySeeBankDetails), pay: await can(mayPay), record: await can(mayRecord) }
}

/** From when on one person alone may finish what two should sign; null while somebody else could. */
export async function findAloneFrom(
  tx: Transaction,
  signerId: string,
  circle: SigningCircle = 'decide',
): Promise<Date | null> {
  if (await hasOthers(tx, signerId, circle)) return null
  const { aloneHours } = await readSignatureSettings(tx)
  return new Date(Date.now() + aloneHours * hour)
}

export const hasOthers = async (
  tx: Database | Transaction,
  signerId: string,
  circle: SigningCircle = 'decide',
): Promise<boolean> => (await tx.$count(people, and(circles[circle], ne(people.id, signerId)))) > 0

type FirstSignature = { personId: string | null; aloneFrom: Date | null; signedAt: Date }
export type SecondRefusal = 'may not sign' | 'same person' | 'sign alone' | 'too early' | 'void'

/**
 * Who finishes what the first person signed: somebody else, or the first again where nobody else may sign and the wait
 * is over. Both must be allowed to sign at this moment.
 */
export async function findSecond(
  tx: Transaction,
  first: FirstSignature,
  personId: string | undefined,
  circle: SigningCircle = 'decide',
) {
  const lock = lockAmong(circle)
  const second = await lock(tx, personId)
  if (!second) return refuse('may not sign')
  if (first.personId !== second.id) {
    const { name } = (await lock(tx, first.personId)) ?? {}
    if (name === undefined) return refuse('void')
    return { ok: true, first: name, signature: signatureOf(second) } as const
  }
  if (await hasOthers(tx, second.id, circle)) return refuse('same person')
  if (!first.aloneFrom) return refuse('sign alone')
  const wait = first.aloneFrom.getTime() - Date.now()
  if (wait > 0) return refuse('too early', { wait })
  return { ok: true, first: second.name, signature: aloneSignature() } as const
}

const signatureOf = ({ id, name }: { id: string; name: string }) => ({
  ...{ secondId: id, secondName: name, isAlone: false },
  ...signedNow(),
})

const aloneSignature = () => ({ secondId: null, secondName: null, isAlone: true, ...signedNow() })

function signedNow() {
  const now = new Date()
  return { secondAt: now, effectiveAt: now }
}

/** Limits that wait for their second signature, the oldest first. */
export async function listWaitingLimits({
  db,
  rowSealer,
}: {
  db: Database
  rowSealer: RowSealer
}): Promise<LimitChange[]> {
  const rows = await db
    .select({ change: limitChanges, of: people.name })
    .from(limitChanges)
    .leftJoin(people, eq(people.id, limitChanges.ofPersonId))
    .where(and(isNull(limitChanges.effectiveAt), isNull(limitChanges.endedAt)))
    .orderBy(limitChanges.signedAt)
  return rows.map(({ change, of }) => {
    const { id, kind, before, after, sealedWords, personId, personName, signedAt, aloneFrom } = change
    const words = sealedWords ? rowSealer.open(limitChanges.sealedWords, id, sealedWords) : {}
    return {
      ...{ id, kind, of, before, after, by: personName, byId: personId },
      reason: words.reason ?? null,
      signedAt: signedAt.toISOString(),
      aloneFrom: aloneFrom?.toISOString() ?? null,
    }
  })
}
