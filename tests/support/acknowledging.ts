import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { applications, firmRecords, signerSessions } from '#db/schema/index.ts'
import type { SignerParty } from '#domain/contracts.ts'
import type { Acknowledgment } from '#features/contracts/acknowledgment/schema.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { changeContract, inContracts, keepEvent } from '#features/contracts/records/mutations/locked.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { hashSignerEmail, readSignerFile } from '#features/contracts/signers/data.ts'
import { createCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import { type ContractsDesk, noToAll, openContractFile } from './contracts.ts'
import { testRowSealer as rowSealer } from './row-sealer.ts'

/** The address of the attorney's browser; the client signs from another network. */
const attorneysAddress = '198.51.100.7'
const clientsAddress = '203.0.113.9'

/** A contract that was sent, and its attorney with a link and a browser that typed the code. */
export async function openAttorneys(
  desk: ContractsDesk,
  opened: Parameters<typeof openContractFile>[1] = {},
) {
  const { app, database } = desk
  const { db } = database
  const file = await openContractFile(desk, opened)
  const isOwn = opened.role === 'attorney'
  const email = `attorney-${file.id}@firm.example`
  await db
    .update(applications)
    .set(
      isOwn
        ? { email, clientEmail: `client-${file.id}@example.com` }
        : {
            plaintiffAttorneyEmail: email,
            plaintiffAttorneyName: 'Dana M. Whitfield',
            plaintiffAttorneyFirm: 'Whitfield & Rowe, LLP',
          },
    )
    .where(eq(applications.id, file.id))
  if (!isOwn)
    await db.insert(firmRecords).values({ id: file.id, verifiedAt: new Date(), askedAt: new Date() })
  const drafted = await file.draft({ answers: noToAll })
  const contractId: string = drafted.body.id
  const sent = await file.send(contractId)
  if (sent.status !== 200) throw new Error(JSON.stringify([drafted.body, sent.body]))
  const token = await db.transaction((tx) =>
    createCaseLink({ tx, rowSealer }, { applicationId: file.id, party: isOwn ? 'applicant' : 'firm' }),
  )
  const base = isOwn ? `/api/case/${token}/acknowledgment` : `/api/firm/${token}/contract`
  const known = { cookie: await knowBrowser(desk, file.id, 'attorney') }

  async function call(
    method: 'GET' | 'POST',
    path = '',
    payload?: object,
    headers: object = known,
    remoteAddress = attorneysAddress,
  ) {
    const answer = await app.inject({
      ...{
        method,
        url: base + path,
        headers: { 'user-agent': 'Attorney’s browser', ...headers },
        remoteAddress,
      },
      ...(payload && { payload }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      ...{ status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload },
      body: isJson ? answer.json() : null,
    }
  }
  const contract = async (headers?: object): Promise<Acknowledgment> =>
    (await call('GET', '', undefined, headers)).body.contract

  /** As if the client had signed on a page of theirs. */
  const clientSigns = (session = 'of the client') =>
    inContracts({ db, rowSealer, accessLog: createAccessLog('for tests only') }, async (writing) => {
      const row = await findContract(writing.tx, contractId)
      if (!row) throw new Error('the contract is gone')
      await changeContract(writing.tx, contractId, { status: 'signed' })
      await changeSigning(writing.tx, contractId, { signedAt: new Date(), signedKey: 'one' })
      const words = { name: 'Ana Ruiz', address: clientsAddress, session }
      await keepEvent(writing, row, 'signed', { party: 'person' }, words)
    })

  async function answers(more: object = {}) {
    const { statements, attorney } = await contract()
    return {
      answers: statements.map(() => ({ says: 'true', reason: '' })),
      ...{
        name: attorney.name ?? 'Anybody',
        barNumber: '24000000',
        barState: 'TX',
        firm: 'Whitfield & Rowe',
      },
      ...{ submissionKey: randomUUID(), ...more },
    }
  }
  const acknowledge = async (more: object = {}, headers?: object, address?: string) =>
    call('POST', '/acknowledgment', await answers(more), headers, address)
  return {
    ...{ file, contractId, token, base, email, known, clientsAddress, call, contract, clientSigns, answers },
    acknowledge,
    events: async () =>
      (await file.contract(contractId)).events as { event: string; reason: string | null }[],
  }
}

/** The cookie of a browser that typed the code mailed to this party. */
export async function knowBrowser(
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
