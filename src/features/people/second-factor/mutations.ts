import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { generateSecret, generateURI, verify } from 'otplib'
import type { Database, Transaction } from '#db/database.ts'
import { people, recoveryCodes } from '#db/schema/index.ts'
import { tellPerson } from '#features/people/security-notices/mutations.ts'
import { endSessionsOf } from '#features/people/sessions/mutations.ts'
import type { Gate } from '#lib/gate.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { hashCode, newSalt, pickLetters, saltOf } from '#lib/password.ts'
import { drawSquares } from '#lib/qr-squares.ts'
import { type Outcome, type Refused, refuse } from '#lib/refusals.ts'
import type { Sealer } from '#lib/sealer.ts'
import { brand } from '#site/brand.ts'
import { listRecoveryCodes, readFactors, readSecondFactorSince } from './data.ts'
import type { AppSetup } from './schema.ts'

export type FactorServices = {
  db: Database
  gate: Gate
  sealer: Sealer
  enqueue: Enqueue
}

/** The step before and the one after count too: clocks differ, and people type slowly. */
const tolerance = 30
/** Time to install an app. */
const setupLifetime = 30 * 60_000
const codesAtATime = 10
const codeLength = 8

/** We store nothing before the app gives a code: the browser holds the key, sealed. */
export function startApp(
  sealer: Sealer,
  person: { id: string; email: string | null; name: string },
): AppSetup {
  const key = generateSecret()
  const uri = generateURI({ issuer: brand.name, label: person.email ?? person.name, secret: key })
  const until = Date.now() + setupLifetime
  return {
    key: inFours(key),
    uri,
    picture: drawSquares(uri),
    setup: sealer.seal(`${key} ${until}`, aboutSetup(person.id)),
  }
}

/** A sealed setup must not pass for a stored key, or the other way around. */
const aboutSetup = (personId: string) => `setup ${personId}`

const inFours = (letters: string) => letters.replace(/(.{4})(?=.)/g, '$1 ')

/** `idHash` is the session that stays; all others end with a change of a factor. */
export type Adder = { id: string; idHash?: string }

/** Turns the app on, or replaces the current one, once it gives a right code. That code is then used. */
export async function confirmApp(
  services: FactorServices,
  person: Adder,
  { setup, code }: { setup: string; code: string },
): Promise<Outcome<{ recoveryCodes: string[] | null }, 'expired' | 'wrong'>> {
  const { id: personId } = person
  const [key, until] = services.sealer.open(setup, aboutSetup(personId))?.split(' ') ?? []
  if (!key || Number(until) < Date.now()) return refuse('expired')
  const step = await findStep(key, code)
  if (step === undefined) return refuse('wrong')
  const totp = {
    totpSealed: services.sealer.seal(key, personId),
    totpConfirmedAt: new Date(),
    totpLastStep: step,
    updatedAt: new Date(),
  }
  const added = await addFactor(services, person, async (tx) => {
    const [on] = await tx.update(people).set(totp).where(eq(people.id, personId)).returning({ id: people.id })
    if (on) await tellPerson(tx, services.enqueue, { personId, kind: 'app-on' })
    return on
  })
  return added ? { ok: true, recoveryCodes: added.recoveryCodes } : refuse('expired')
}

async function findStep(key: string, code: string): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined
  const found = await verify({ secret: key, token: code, epochTolerance: tolerance })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}

export type RemovalRefusal = 'required' | 'only-way-in' | 'unknown'

export function removeApp(
  { db, enqueue }: Pick<FactorServices, 'db' | 'enqueue'>,
  { id: personId, idHash }: Adder,
): Promise<Outcome<object, RemovalRefusal>> {
  return db.transaction(async (tx) => {
    const refused = await refuseRemoval(tx, personId, 'app')
    if (refused) return refused
    const off = { totpSealed: null, totpConfirmedAt: null, totpLastStep: null, updatedAt: new Date() }
    await tx.update(people).set(off).where(eq(people.id, personId))
    await dropSpareCodes(tx, personId)
    await endSessionsOf(tx, personId, idHash)
    await tellPerson(tx, enqueue, { personId, kind: 'app-off' })
    return { ok: true }
  })
}

/** Locks the person, so that of two removals at once the second sees the first. */
export async function refuseRemoval(
  tx: Transaction,
  personId: string,
  what: 'app' | 'passkey',
): Promise<Refused<RemovalRefusal> | undefined> {
  await lockPerson(tx, personId)
  const { appSince, passkeys, hasPassword } = await readFactors(tx, personId)
  const has = { app: appSince ? 1 : 0, passkey: passkeys }
  if (has[what] === 0) return refuse('unknown')
  if (what === 'passkey' && passkeys === 1 && !hasPassword) return refuse('only-way-in')
  const isLast = has.app + has.passkey === 1
  return isLast && (await readSecondFactorSince(tx)) ? refuse('required') : undefined
}

/** Recovery codes replace a lost factor: without one they go, too. */
export async function dropSpareCodes(tx: Transaction, personId: string) {
  const { appSince, passkeys } = await readFactors(tx, personId)
  if (!appSince && passkeys === 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
}

const lockPerson = (tx: Transaction, personId: string) =>
  tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('update')

/** The first factor brings ten recovery codes, to be shown this once. */
export async function addFactor<Added>(
  { db, gate }: Pick<FactorServices, 'db' | 'gate'>,
  { id: personId, idHash }: Adder,
  add: (tx: Transaction) => Promise<Added | undefined>,
): Promise<{ added: Added; recoveryCodes: string[] | null } | undefined> {
  // Hashed before the transaction, which other people's calls may wait for.
  const made = (await hasCodes(db, personId)) ? undefined : await makeCodes(gate)
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId)
    const added = await add(tx)
    if (!added) return undefined
    await endSessionsOf(tx, personId, idHash)
    if (!made || (await hasCodes(tx, personId))) return { added, recoveryCodes: null }
    await keepCodes(tx, personId, made)
    return { added, recoveryCodes: made.codes }
  })
}

const hasCodes = async (db: Database | Transaction, personId: string) =>
  (await db.$count(recoveryCodes, eq(recoveryCodes.personId, personId))) > 0

export async function replaceRecoveryCodes(
  { db, gate }: Pick<FactorServices, 'db' | 'gate'>,
  { id: personId, idHash }: Adder,
): Promise<Outcome<{ recoveryCodes: string[] }, 'no-factor'>> {
  const made = await makeCodes(gate)
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId)
    const { appSince, passkeys } = await readFactors(tx, personId)
    if (!appSince && passkeys === 0) return refuse('no-factor')
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
    await keepCodes(tx, personId, made)
    await endSessionsOf(tx, personId, idHash)
    return { ok: true, recoveryCodes: made.codes }
  })
}

type MadeCodes = { codes: string[]; hashes: string[] }

async function makeCodes(gate: Gate): Promise<MadeCodes> {
  const salt = newSalt()
  const letters = Array.from({ length: codesAtATime }, () => pickLetters(codeLength))
  const hashes: string[] = []
  for (const code of letters) hashes.push(await gate(() => hashCode(code, salt)))
  return { codes: letters.map(inFours), hashes }
}

async function keepCodes(tx: Transaction, personId: string, { hashes }: MadeCodes) {
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ personId, codeHash })))
}

/** Of the same code given twice at once, one succeeds. */
export async function spendCode(
  services: FactorServices,
  personId: string,
  code: string,
): Promise<'app' | 'recovery-code' | undefined> {
  if (/^\d{6}$/.test(code)) return (await spendAppCode(services, personId, code)) ? 'app' : undefined
  return (await spendRecoveryCode(services, personId, code)) ? 'recovery-code' : undefined
}

async function spendAppCode({ db, sealer }: FactorServices, personId: string, code: string) {
  const [kept] = await db.select().from(people).where(eq(people.id, personId))
  const key = kept?.totpSealed && sealer.open(kept.totpSealed, personId)
  const step = key ? await findStep(key, code) : undefined
  if (step === undefined || !kept?.totpSealed) return false
  const isUnused = or(isNull(people.totpLastStep), lt(people.totpLastStep, step))
  const used = await db
    .update(people)
    .set({ totpLastStep: step })
    .where(and(eq(people.id, personId), eq(people.totpSealed, kept.totpSealed), isUnused))
    .returning({ id: people.id })
  return used.length > 0
}

async function spendRecoveryCode({ db, gate }: FactorServices, personId: string, code: string) {
  if (code.length !== codeLength) return false
  const [kept] = await listRecoveryCodes(db, personId)
  if (!kept) return false
  const codeHash = await gate(() => hashCode(code, saltOf(kept.codeHash)))
  const isTheirs = and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.codeHash, codeHash))
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(and(isTheirs, isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}
