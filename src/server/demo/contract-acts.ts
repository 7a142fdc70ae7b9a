import { eq } from 'drizzle-orm'
import { applications, documents } from '#db/schema/index.ts'
import type { SignerParty } from '#domain/contracts.ts'
import { readAttorney, readAttorneyPage } from '#features/contracts/acknowledgment/data.ts'
import { acknowledge } from '#features/contracts/acknowledgment/mutations/acknowledge.ts'
import { refuseToSign } from '#features/contracts/acknowledgment/mutations/said.ts'
import type { AttorneyAtWork } from '#features/contracts/acknowledgment/mutations/theirs.ts'
import { findPaper } from '#features/contracts/archive/data.ts'
import { recordMailing } from '#features/contracts/by-mail/mutations/mailing.ts'
import { recordPaperSignature } from '#features/contracts/by-mail/mutations/signatures.ts'
import { type ContractRow, findContract, openFacts } from '#features/contracts/records/data/rows.ts'
import { draftContract } from '#features/contracts/records/mutations/draft.ts'
import { reissueContract, voidContract } from '#features/contracts/records/mutations/end.ts'
import { sendContract } from '#features/contracts/sending/mutations.ts'
import { readSignerFile } from '#features/contracts/signers/data.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { declineOffer } from '#features/contracts/signing/mutations/decline.ts'
import { markPage } from '#features/contracts/signing/mutations/reading.ts'
import { agreeToRecords, choosePaper } from '#features/contracts/signing/mutations/records.ts'
import { signContract } from '#features/contracts/signing/mutations/sign.ts'
import { caseColumns } from '#features/correspondence/page-links/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import { hashSecret } from '#lib/secrets.ts'
import { done } from './done.ts'
import type { Colleague } from './file-acts.ts'

export type ContractActs = ReturnType<typeof createContractActs>

/** Each party's own network, from the blocks reserved for documentation. */
const networks = { person: '203.0.113.9', attorney: '198.51.100.7' } as const
const everySentence = Array.from({ length: 20 }, (_, place) => place + 1)

/** What happens to the contract of one file, each by the function that a request would call. */
export function createContractActs(services: JobServices, file: { id: () => string; key: () => string }) {
  const { db, rowSealer } = services
  const by = (person: Colleague): Reviewer => ({ session: 'demo', person })
  let contractId = ''

  async function read(): Promise<ContractRow> {
    const row = await findContract(db, contractId)
    if (!row) throw new Error('a contract of the demo is gone')
    return row
  }

  /** Somebody who typed the code that we mailed, in a browser of their own. */
  async function signerOf(party: SignerParty): Promise<Signer> {
    const found = await readSignerFile(db, file.id())
    return {
      ...{ applicationId: file.id(), party, isKnown: true, knownBy: 'code', isSameAddress: false },
      email: found?.emails[party] ?? null,
      alsoOther: false,
      session: hashSecret(`${party} of ${file.id()}`).slice(0, 12),
      address: networks[party],
      browser: 'A browser of the demo',
    }
  }

  async function attorneyAtWork(): Promise<AttorneyAtWork> {
    const [application] = await db
      .select(caseColumns)
      .from(applications)
      .where(eq(applications.id, file.id()))
    if (!application) throw new Error('a file of the demo is gone')
    return { application, signer: await signerOf('attorney') }
  }

  return {
    id: () => contractId,
    read,
    signer: signerOf,
    async draft(person: Colleague, fundingOn: string, amount?: number) {
      const wanted = { fundingOn, answers: noToAll, ...(amount && { amount }) }
      contractId = done(await draftContract(services, file.id(), wanted, by(person))).contract.id
    },
    async send(person: Colleague) {
      done(await sendContract(services, contractId, by(person)))
    },
    /** Agrees to electronic records and reads so many pages, or all. */
    async open(pages?: number) {
      const signer = await signerOf('person')
      const { readingCode } = openFacts(rowSealer, await read())
      done(await agreeToRecords(services, signer, { code: readingCode, agrees: true }))
      const all = (await findPaper(db, contractId, 'shown'))?.pages ?? 0
      for (let page = 1; page <= (pages ?? all); page++)
        done(await markPage(services, signer, { page, locale: 'en' }))
    },
    async sign() {
      const { name } = openFacts(rowSealer, await read()).signer
      const signature = { name, confirmed: everySentence, submissionKey: file.key(), locale: 'en' } as const
      done(await signContract(services, await signerOf('person'), signature))
    },
    async acknowledge() {
      const contract = await read()
      const { name, firm } = await readAttorney(services, contract, openFacts(rowSealer, contract))
      const { page } = done(await readAttorneyPage(services, contract))
      const answers = page.statements.map(() => ({ says: 'true', reason: '' }) as const)
      const bar = { barNumber: 'EX-10000', barState: contract.homeState, firm: firm ?? '' }
      const said = { answers, name: name ?? '', ...bar, initials: '', submissionKey: file.key() }
      done(await acknowledge(services, await attorneyAtWork(), said))
    },
    async refuseAsAttorney(reason: string) {
      done(await refuseToSign(services, await attorneyAtWork(), reason))
    },
    async decline(reason: string) {
      done(await declineOffer(services, await signerOf('person'), { reason }))
    },
    async cancel(person: Colleague, reason: string) {
      done(await voidContract(services, contractId, reason, by(person)))
    },
    async reissue(person: Colleague, fundingOn: string, reason: string) {
      const next = done(await reissueContract(services, contractId, { fundingOn, reason }, by(person)))
      contractId = next.contract.id
    },
    async choosePaper() {
      done(await choosePaper(services, await signerOf('person')))
    },
    async mail(person: Colleague, on: string) {
      done(await recordMailing(services, contractId, on, by(person)))
    },
    /** The first of two who look at what came back. */
    async findSigned(person: Colleague, days: { signedOn: string; postmarkOn: string; receivedOn: string }) {
      const [document] = await db
        .select()
        .from(documents)
        .where(eq(documents.applicationId, file.id()))
        .limit(1)
      const found = {
        party: 'person',
        ...days,
        documentId: document?.id ?? '',
        submissionKey: file.key(),
      } as const
      done(await recordPaperSignature(services, contractId, found, by(person)))
    },
  }
}

const noToAll = {
  'workers-compensation': false,
  'united-states': false,
  benefits: false,
  'other-funder': false,
} as const
