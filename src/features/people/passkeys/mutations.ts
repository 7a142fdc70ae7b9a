import { isIP } from 'node:net'
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { passkeyChallenges, passkeys, type people } from '#db/schema/index.ts'
import {
  type Adder,
  addFactor,
  dropSpareCodes,
  type FactorServices,
  type RemovalRefusal,
  refuseRemoval,
} from '#features/people/second-factor/mutations.ts'
import { tellPerson } from '#features/people/security-notices/mutations.ts'
import { endSessionsOf } from '#features/people/sessions/mutations.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { hashSecret } from '#lib/secrets.ts'
import { brand } from '#site/brand.ts'
import { findPasskey, type KeptPasskey, listPasskeys } from './data.ts'
import type { CreatedKey, UsedKey } from './schema.ts'

/** A browser gives a passkey to no other site. */
export type Site = { origin: string; host: string }

/** Browsers tie passkeys to a name over https, or to localhost; never to an IP address. */
export function siteOf(publicUrl: string): Site | undefined {
  const { origin, hostname: host, protocol } = new URL(publicUrl)
  const isLocal = host === 'localhost' || host.endsWith('.localhost')
  const isNumber = isIP(host.replace(/^\[|\]$/g, '')) !== 0
  return !isNumber && (protocol === 'https:' || isLocal) ? { origin, host } : undefined
}

/** Time to find a phone or a security key. */
export const challengeLifetime = 5 * 60_000
/** EdDSA, ES256 and RS256. The library's own list begins with a kind that Node still calls an experiment. */
const algorithms = [-8, -7, -257]

/** Loaded when somebody first uses a passkey: it takes 10 MB. */
const loadLibrary = () => import('@simplewebauthn/server')
const mostPasskeys = 20

type Challenge = {
  personId: string | null
  purpose: 'registration' | 'sign-in' | 'acceptance'
  /** Instead of a person, who doesn't exist yet. */
  invitationId?: string
  /** The secret of the browser that was asked. Another one's answer doesn't count, wherever it got the question. */
  browser: string
}

const nameOf = (challenge: string, { invitationId = '', browser }: Challenge) =>
  `${challenge} ${invitationId} ${hashSecret(browser)}`

async function keepChallenge(db: Database, given: string, about: Challenge) {
  const { personId, purpose } = about
  const challenge = nameOf(given, about)
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, sql`now()`))
  const expiresAt = new Date(Date.now() + challengeLifetime)
  await db.insert(passkeyChallenges).values({ challenge, personId, purpose, expiresAt })
}

/** Returns the question that was answered, if we asked it, and deletes it in any case. */
async function takeChallenge(db: Database, answer: CreatedKey | UsedKey, about: Challenge) {
  const { personId, purpose } = about
  const challenge = await challengeOf(answer)
  if (challenge === undefined) return undefined
  const isAsked = and(
    eq(passkeyChallenges.challenge, nameOf(challenge, about)),
    eq(passkeyChallenges.purpose, purpose),
    personId === null ? isNull(passkeyChallenges.personId) : eq(passkeyChallenges.personId, personId),
    gt(passkeyChallenges.expiresAt, sql`now()`),
  )
  const [asked] = await db.delete(passkeyChallenges).where(isAsked).returning()
  return asked && challenge
}

async function challengeOf({ response }: CreatedKey | UsedKey): Promise<string | undefined> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON)
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

export type Holder = { id: string; name: string; email: string | null }

/** Asks the browser for a passkey that also signs in on its own. */
export async function offerRegistration(
  db: Database,
  site: Site,
  holder: Holder,
  { purpose = 'registration', browser }: { purpose?: 'registration' | 'acceptance'; browser: string },
) {
  const kept = purpose === 'registration' ? await listPasskeys(db, holder.id) : []
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: site.host,
    userID: new TextEncoder().encode(holder.id),
    userName: holder.email ?? holder.name,
    userDisplayName: holder.name,
    timeout: challengeLifetime,
    excludeCredentials: kept.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  // Somebody who accepts an invitation is not yet among the people.
  const whose =
    purpose === 'registration' ? { personId: holder.id } : { personId: null, invitationId: holder.id }
  await keepChallenge(db, options.challenge, { ...whose, purpose, browser })
  return options
}

const toDescriptor = ({ id, transports }: KeptPasskey) => ({ id, ...(transports && { transports }) })

export type PasskeyServices = Pick<FactorServices, 'db' | 'gate'> & { enqueue: Enqueue }

export type NewPasskey = { name: string; credential: CreatedKey }

/** Undefined if it doesn't answer our question. */
export async function checkRegistration(
  db: Database,
  site: Site,
  { name, credential }: NewPasskey,
  challenge: Challenge,
): Promise<Omit<typeof passkeys.$inferInsert, 'personId'> | undefined> {
  const expectedChallenge = await takeChallenge(db, credential, challenge)
  if (expectedChallenge === undefined) return undefined
  const { verifyRegistrationResponse } = await loadLibrary()
  const verified = await orUndefined(
    verifyRegistrationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!verified?.verified) return undefined
  const { credential: key, credentialBackedUp: isSynced } = verified.registrationInfo
  const transports = credential.response.transports ?? null
  return { id: key.id, name, publicKey: key.publicKey, counter: key.counter, transports, isSynced }
}

export async function addPasskey(
  services: PasskeyServices,
  site: Site,
  person: Adder,
  { browser, ...added }: NewPasskey & { browser: string },
): Promise<Outcome<{ passkey: KeptPasskey; recoveryCodes: string[] | null }, 'not-ours' | 'too-many'>> {
  const { db, enqueue } = services
  const { id: personId } = person
  const checked = await checkRegistration(db, site, added, { personId, purpose: 'registration', browser })
  if (!checked) return refuse('not-ours')
  if ((await listPasskeys(db, personId)).length >= mostPasskeys) return refuse('too-many')
  const kept = await addFactor(services, person, async (tx) => {
    const [passkey] = await keepPasskey(tx, { ...checked, personId })
    if (passkey) await tellPerson(tx, enqueue, { personId, kind: 'new-passkey' })
    return passkey
  })
  return kept ? { ok: true, passkey: kept.added, recoveryCodes: kept.recoveryCodes } : refuse('not-ours')
}

/** Returns nothing if we have the same passkey already. */
export const keepPasskey = (tx: Transaction, passkey: typeof passkeys.$inferInsert) =>
  tx.insert(passkeys).values(passkey).onConflictDoNothing().returning()

export async function renamePasskey(db: Database, personId: string, id: string, name: string) {
  const isOwn = and(eq(passkeys.id, id), eq(passkeys.personId, personId))
  const [row] = await db.update(passkeys).set({ name }).where(isOwn).returning()
  return row
}

export function removePasskey(
  { db, enqueue }: Omit<PasskeyServices, 'gate'>,
  { id: personId, idHash }: Adder,
  id: string,
): Promise<Outcome<object, RemovalRefusal>> {
  return db.transaction(async (tx) => {
    const refused = await refuseRemoval(tx, personId, 'passkey')
    if (refused) return refused
    const isOwn = and(eq(passkeys.id, id), eq(passkeys.personId, personId))
    const gone = await tx.delete(passkeys).where(isOwn).returning({ id: passkeys.id })
    if (gone.length === 0) return refuse('unknown')
    await dropSpareCodes(tx, personId)
    await endSessionsOf(tx, personId, idHash)
    await tellPerson(tx, enqueue, { personId, kind: 'passkey-removed' })
    return { ok: true }
  })
}

/** `personId` of somebody who gave their password. */
type Asked = { personId: string | null; browser: string }

export async function offerSignIn(db: Database, site: Site, { personId, browser }: Asked) {
  const kept = personId === null ? [] : await listPasskeys(db, personId)
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    timeout: challengeLifetime,
    allowCredentials: kept.map(toDescriptor),
    userVerification: personId === null ? 'required' : 'preferred',
  })
  await keepChallenge(db, options.challenge, { personId, purpose: 'sign-in', browser })
  return options
}

type Signed = { person: typeof people.$inferSelect; passkey: KeptPasskey }

/** As the only factor, a passkey must have been unlocked by finger, face or PIN. */
export async function checkPasskey(
  db: Database,
  site: Site,
  credential: UsedKey,
  { personId, browser }: Asked,
): Promise<Outcome<Signed, 'refused'>> {
  const found = await findPasskey(db, credential.id)
  if (!found || (personId !== null && found.person.id !== personId)) return refuse('refused')
  const expectedChallenge = await takeChallenge(db, credential, { personId, purpose: 'sign-in', browser })
  if (expectedChallenge === undefined) return refuse('refused')
  const { id, publicKey, counter } = found.passkey
  const { verifyAuthenticationResponse } = await loadLibrary()
  const verified = await orUndefined(
    verifyAuthenticationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { id, publicKey, counter },
      requireUserVerification: personId === null,
    }),
  )
  if (!verified?.verified) return refuse('refused')
  const { newCounter, credentialBackedUp: isSynced } = verified.authenticationInfo
  // A counter that doesn't go up means a copied key; one that stays 0 doesn't count at all.
  const isNext = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter)
  const [passkey] = await db
    .update(passkeys)
    .set({ counter: newCounter, isSynced, lastUsedAt: new Date() })
    .where(and(eq(passkeys.id, id), isNext))
    .returning()
  return passkey ? { ok: true, person: found.person, passkey } : refuse('refused')
}

/** The library throws at anything it can't read or doesn't match. */
const orUndefined = <Value>(checked: Promise<Value>): Promise<Value | undefined> =>
  checked.catch(() => undefined)
