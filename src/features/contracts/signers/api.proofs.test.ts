import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, counsel, firmPeople } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { isKnownApplicant } from '#features/contracts/signers/data.ts'
import { startCaseSession } from '#features/correspondence/page-links/mutations.ts'
import { addDays } from '#lib/calendar-days.ts'
import { openAttorneys } from '../../../../tests/support/acknowledging.ts'
import { addFirm, addFirmPerson, linkFirm } from '../../../../tests/support/add-firm.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { testRowSealer as rowSealer } from '../../../../tests/support/row-sealer.ts'
import { openSigning } from '../../../../tests/support/signing.ts'
import { findSigner, readSignerFile } from './data.ts'

describe.each(databaseKinds())('what proves a party, on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-proofs-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  await confirmWords(desk)
  const { db } = desk.database

  async function linkLead(applicationId: string, person: { email: string; until?: string }) {
    const firmId = await addFirm(db, 'Whitfield & Rowe')
    const attorneyId = await addFirmPerson(db, firmId, { kind: 'attorney', ...person })
    const id = await linkFirm(db, { applicationId, firmId })
    await db.update(counsel).set({ attorneyId }).where(eq(counsel.id, id))
  }

  /** A browser that typed a code for the case page. */
  async function openCasePage(applicationId: string): Promise<string> {
    const { id } = await db.transaction((tx) =>
      startCaseSession(tx, { applicationId, isOwnDevice: false, byCode: true }),
    )
    return `case_session=${id}`
  }
  const look = (applicationId: string, party: 'person' | 'attorney', cookie = '') => {
    const publicUrl = 'http://localhost'
    const visitor = { address: '198.51.100.1', factor: 1, cookie }
    return findSigner({ db, rowSealer, publicUrl }, { applicationId, party }, visitor)
  }

  test('a code to whoever filed for the firm isn’t the lead attorney’s, and keeps them from being the client', async () => {
    const { file } = await openAttorneys(desk, { role: 'attorney' })
    const filers = await openCasePage(file.id)
    expect(await look(file.id, 'attorney', filers)).toMatchObject({ isKnown: true, knownBy: 'case' })
    await linkLead(file.id, { email: 'lead@firm.example' })
    expect(await look(file.id, 'attorney', filers)).toMatchObject({
      isKnown: false,
      email: 'lead@firm.example',
    })
    expect(await look(file.id, 'person', filers)).toMatchObject({ alsoOther: true })
    const visitor = { address: '198.51.100.1', factor: 1, cookie: filers }
    const services = { db, rowSealer, publicUrl: 'http://localhost' }
    expect(await isKnownApplicant(services, { id: file.id, role: 'attorney' }, visitor)).toBe(true)
  })

  test('a client’s address that is the filer’s own mailbox signs nothing, whoever leads', async () => {
    const { file, contractId } = await openAttorneys(desk, { role: 'attorney' })
    await linkLead(file.id, { email: 'lead@firm.example' })
    const [row] = await db.select().from(applications).where(eq(applications.id, file.id))
    const clientEmail = row?.email.replace('@', '+client@') ?? ''
    await db.update(applications).set({ clientEmail }).where(eq(applications.id, file.id))
    const client = await openSigning(desk, { id: contractId, fileId: file.id })
    await client.prepare()
    expect((await client.sign()).body.message).toMatch(/one email address/)
  })

  test('nobody gets the attorney’s code who has left the firm', async () => {
    const { file, email } = await openAttorneys(desk)
    const emails = async () => (await readSignerFile(db, file.id))?.emails
    expect(await emails()).toMatchObject({ attorney: email })
    await linkLead(file.id, { email: email.toUpperCase() })
    expect(await emails()).toMatchObject({ attorney: email.toUpperCase() })
    const isThis = eq(firmPeople.email, email.toUpperCase())
    await db
      .update(firmPeople)
      .set({ until: addDays(today, -1) })
      .where(isThis)
    expect(await emails()).toMatchObject({ attorney: null })
  })
})
