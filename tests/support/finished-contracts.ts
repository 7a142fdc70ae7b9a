import { eq } from 'drizzle-orm'
import { applications, type ContractEventWords, firmRecords } from '#db/schema/index.ts'
import { sentencesOf } from '#features/contract-forms/papers/content/said.ts'
import { findPaper } from '#features/contracts/archive/data.ts'
import { openTree } from '#features/contracts/archive/mutations.ts'
import { makeFinishedPaper } from '#features/contracts/certificate/jobs.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { changeContract, inContracts, keepEvent } from '#features/contracts/records/mutations/locked.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import { type ContractsDesk, type openContractFile, openSendable } from './contracts.ts'

const phone = {
  address: '203.0.113.24',
  browser: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
  knownBy: 'code',
}

/** A contract that was sent, and what both signers said about it, as their pages record it. */
export async function openAcknowledged(
  desk: ContractsDesk,
  services: JobServices,
  opened: Parameters<typeof openContractFile>[1] = {},
) {
  const file = await openSendable(desk, {}, opened)
  await nameAddresses(services, file.fileId, opened.role)
  const { status, body } = await file.send(file.id)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const shown = await openTree(services, file.id, 'shown')
  if (!shown.ok) throw new Error(shown.reason)
  const { person, attorney } = sentencesOf(shown.paper)
  const row = await findPaper(services.db, file.id, 'shown')
  const words = { ...phone, ...(row && { sha256: row.sha256 }) }
  const signed = (more: ContractEventWords = {}) =>
    inContracts(services, async (writing) => {
      const contract = await changeContract(writing.tx, file.id, { status: 'signed' })
      await keepEvent(writing, contract, 'consented', { party: 'person' }, { ...words, version: 1 })
      const name = body.signer.name
      await keepEvent(
        writing,
        contract,
        'signed',
        { party: 'person' },
        { ...words, name, sentences: person, ...more },
      )
    })
  const acknowledged = (name = 'Dana Whitfield') =>
    inContracts(services, async (writing) => {
      const contract = await changeContract(writing.tx, file.id, { status: 'acknowledged' })
      const bar = { number: '24000000', state: 'TX' }
      const said = { ...words, name, bar, firm: 'Whitfield & Rowe', sentences: attorney }
      await keepEvent(writing, contract, 'acknowledged', { party: 'attorney' }, said)
    })
  const counselChanged = () =>
    inContracts(services, async (writing) => {
      const contract = await changeContract(writing.tx, file.id, { status: 'signed' })
      await keepEvent(writing, contract, 'counsel-changed', { party: 'desk' })
    })
  return {
    ...file,
    number: body.number as string,
    ...{ signed, acknowledged, counselChanged },
    finish: () => makeFinishedPaper.run({ contractId: file.id }, services),
    row: () => findContract(services.db, file.id),
  }
}

/** Of the person and of the attorney, each their own. */
async function nameAddresses({ db }: JobServices, id: string, role: 'attorney' | undefined) {
  const email = `attorney-${id}@firm.example`
  const named = { plaintiffAttorneyEmail: email, plaintiffAttorneyName: 'Dana Whitfield' }
  await db
    .update(applications)
    .set(role ? { email, clientEmail: `client-${id}@example.com` } : named)
    .where(eq(applications.id, id))
  if (!role) await db.insert(firmRecords).values({ id, verifiedAt: new Date(), askedAt: new Date() })
}
