import { eq } from 'drizzle-orm'
import { applications, type ContractEventWords, firmRecords, signerSessions } from '#db/schema/index.ts'
import type { LinkParty } from '#domain/case-file.ts'
import type { ContractEventKind, SignerParty } from '#domain/contracts.ts'
import { findPaper } from '#features/contracts/archive/data.ts'
import { type ContractRow, findContract, openFacts } from '#features/contracts/records/data/rows.ts'
import { inContracts, keepEvent } from '#features/contracts/records/mutations/locked.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { hashSignerEmail, readSignerFile } from '#features/contracts/signers/data.ts'
import { consentVersion } from '#features/contracts/signing/content/consent.ts'
import { createCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import type { Paper } from '#lib/papers/paper.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import { type ContractsDesk, openSendable } from './contracts.ts'
import { testRowSealer as rowSealer } from './row-sealer.ts'

type Wanted = Parameters<typeof openSendable>[1]
type Opened = Parameters<typeof openSendable>[2]

/** A contract that was sent to a person with their own link, and what that person may do with it. */
export async function openSent(desk: ContractsDesk, wanted?: Wanted, opened?: Opened) {
  const file = await openSendable(desk, wanted, opened)
  const sent = await file.send(file.id)
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return { ...file, ...(await openSigning(desk, file)) }
}

/** The same for one that was sent before. */
export async function openSigning(
  desk: ContractsDesk,
  { id, fileId }: { id: string; fileId: string },
  asked?: LinkParty,
) {
  const { app, database } = desk
  const { db } = database
  const [row] = await db.select().from(applications).where(eq(applications.id, fileId))
  const isClients = row?.role === 'attorney'
  const party = asked ?? (isClients ? 'client' : 'applicant')
  const token = await db.transaction((tx) =>
    createCaseLink({ tx, rowSealer }, { applicationId: fileId, party }),
  )
  const base = `/api/${isClients ? 'client' : 'case'}/${token}/contract`
  const known = { cookie: await knowSigner(desk, fileId, 'person') }
  const contract = await findContract(db, id)
  if (!contract) throw new Error('the contract is gone')
  const { readingCode, signer } = openFacts(rowSealer, contract)

  async function call(method: 'GET' | 'POST', path = '', payload?: object, headers: object = known) {
    const answer = await app.inject({
      ...{ method, url: base + path, headers: { ...headers } },
      ...(payload && { payload }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      ...{ status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload },
      body: isJson ? answer.json() : null,
    }
  }
  const signing = async (headers: object = known) => (await call('GET', '', undefined, headers)).body.signing
  const agree = (code = readingCode) => call('POST', '/consent', { code, agrees: true })
  async function readAll(initials?: string) {
    const { pages } = await signing()
    for (const { number } of pages) await call('POST', `/pages/${number}`, initials ? { initials } : {})
  }
  const sign = (more: object = {}, headers: object = known) =>
    call(
      'POST',
      '/signature',
      { name: signer.name, confirmed: [1, 2, 3, 4, 5], submissionKey: 'one-signature', ...more },
      headers,
    )
  return {
    ...{ token, base, known, readingCode, signerName: signer.name, applicationId: fileId },
    ...{ call, signing, agree, readAll, sign },
    /** As if everything before the name had been done on their pages. */
    prepare: () => keepReading(desk, contract),
    /** The desk made sure of the attorney's address. */
    nameAttorney: async (email: string) => {
      const isThis = eq(applications.id, fileId)
      await db.update(applications).set({ plaintiffAttorneyEmail: email }).where(isThis)
      await db
        .insert(firmRecords)
        .values({ id: fileId, verifiedAt: new Date() })
        .onConflictDoUpdate({ target: firmRecords.id, set: { verifiedAt: new Date() } })
    },
    paper: async () => (await call('GET', '/paper')).body.paper as Paper,
  }
}

const keepReading = ({ database: { db } }: ContractsDesk, contract: ContractRow) =>
  inContracts({ db, rowSealer, accessLog: createAccessLog('for tests only') }, async (writing) => {
    const { tx } = writing
    const keep = (event: ContractEventKind, words: ContractEventWords) =>
      keepEvent(writing, contract, event, { party: 'person' }, { knownBy: 'code', ...words })
    await changeSigning(tx, contract.id, { consentedAt: new Date(), consentVersion })
    await keep('consented', { version: consentVersion })
    const pages = (await findPaper(tx, contract.id, 'shown'))?.pages ?? 0
    for (let page = 1; page <= pages; page++) await keep('initialed', { page, initials: 'AR' })
  })

/** The cookie of a browser that typed the code mailed to this party. */
export async function knowSigner(
  { database: { db } }: Pick<ContractsDesk, 'database'>,
  applicationId: string,
  party: SignerParty,
  secret = newSecret(),
): Promise<string> {
  const email = (await readSignerFile(db, applicationId))?.emails[party]
  if (!email) throw new Error(`no address of the ${party}`)
  await db.insert(signerSessions).values({
    ...{ browserHash: hashSecret(secret), applicationId, party },
    ...{ emailHash: hashSignerEmail(rowSealer, email), expiresAt: new Date(Date.now() + 60_000) },
  })
  return `signer=${secret}`
}
