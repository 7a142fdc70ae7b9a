import { Readable } from 'node:stream'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, checklistItems, firmRecords } from '#db/schema/index.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import type { CallOutcome } from '#domain/speaking.ts'
import { setFollowUp } from '#features/applications/follow-ups/mutations.ts'
import { markRead } from '#features/applications/mutations.ts'
import { submitApplication } from '#features/apply/form/mutations.ts'
import { applicationRequestSchemas } from '#features/apply/form/schema.ts'
import { withdrawApplication } from '#features/case/applicant/mutations.ts'
import { keepFirmReply } from '#features/case/firm/mutations.ts'
import { receiveForm, type SendingServices } from '#features/case/without-scripts/mutations.ts'
import { decide } from '#features/decisions/mutations/decide.ts'
import type { NewDecision } from '#features/decisions/schema/form.ts'
import { requestDocuments } from '#features/documents/requests/mutations/requests.ts'
import { judgeItem } from '#features/documents/verdicts/mutations.ts'
import { askFirm, verifyFirm } from '#features/firms/counsel/mutations.ts'
import { noAnswers } from '#features/firms/counsel/schema.ts'
import { logCall } from '#features/messages/calls/mutations.ts'
import { receiveMessage, sendMessage } from '#features/messages/thread/mutations.ts'
import { recordRepayment } from '#features/payments/repayments/mutations.ts'
import { assign } from '#features/review/assignment/mutations.ts'
import { addNote, changeStatus } from '#features/review/mutations.ts'
import { readNumberedRule, readToday } from '#features/rules/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { addLine } from '#features/underwriting/mutations/lines.ts'
import { requestText } from './demo-words.ts'
import { done } from './done.ts'
import type { SampleFiles } from './sample-papers.ts'
import { writeSheet } from './sample-sheet.ts'

export type ActServices = SendingServices & { papers: SampleFiles }
export type Colleague = { id: string; name: string }
export type FileActs = ReturnType<typeof createFileActs>

const termsVersion = 1
const concernsReason = 'The firm confirmed it by phone; the papers follow.'
/** From the block reserved for documentation. */
const ipAddress = '192.0.2.1'

/** What can happen to one application, each by the function that a request would call. */
export function createFileActs(services: ActServices, number: number) {
  const { db, papers } = services
  let id = ''
  let acts = 0
  const newKey = () => `demo-${number}-${++acts}`
  const by = (person: Colleague): Reviewer => ({ session: 'demo', person })
  const read = () => readFile(db, id)
  const seen = async () => [{ id, version: (await read()).version }]

  async function settle(person: Colleague, decision: Partial<NewDecision>) {
    const { version } = await read()
    const wanted = { ...decision, version, submissionKey: newKey() } as NewDecision
    done(await decide(services, id, wanted, by(person)))
  }

  /** Codes of a contract go to an attorney's address only once somebody made sure of it. */
  async function makeSureOfFirm(person: Colleague) {
    const [record] = await db
      .select({ version: firmRecords.version })
      .from(firmRecords)
      .where(eq(firmRecords.id, id))
    done(await verifyFirm(services, id, record?.version ?? 1, by(person)))
  }

  return {
    id: () => id,
    key: newKey,
    makeSureOfFirm,
    async arrive(body: object) {
      const sent = applicationRequestSchemas.en.parse(body)
      const sender = { ipAddress, userAgent: 'A browser of the demo', page: '/apply' }
      const submission = { ...sent, language: 'en' as const, idempotencyKey: newKey(), sender }
      const kept = done(await submitApplication(services, submission))
      id = kept.id
    },
    open: (person: Colleague) => markRead(db, { personId: person.id, applicationId: id }),
    async take(person: Colleague) {
      done(await assign(db, { assigneeId: person.id, applications: await seen() }, by(person)))
    },
    async move(person: Colleague, status: ApplicationStatus, reason?: string) {
      const { refused } = await changeStatus(
        services,
        { status, reason, applications: await seen() },
        by(person),
      )
      if (refused[0]) throw new Error(`the demo was refused a status: ${refused[0].reason}`)
    },
    async note(person: Colleague, body: string) {
      done(await addNote(services, id, { body, submissionKey: newKey() }, by(person)))
    },
    async call(person: Colleague, outcome: CallOutcome, words: string) {
      const said = outcome === 'reached' ? { words, minutes: 4 } : {}
      done(
        await logCall(
          services,
          id,
          { party: 'applicant', outcome, ...said, submissionKey: newKey() },
          by(person),
        ),
      )
    },
    async planCall(person: Colleague, dueAt: number) {
      const planned = { kind: 'call', dueAt: new Date(dueAt).toISOString(), submissionKey: newKey() } as const
      done(await setFollowUp(services, id, planned, by(person)))
    },
    async write(text: string) {
      const place = { applicationId: id, party: 'applicant' } as const
      done(await receiveMessage(services, place, { text, submissionKey: newKey() }))
    },
    async answer(person: Colleague, text: string) {
      const place = { applicationId: id, party: 'applicant' } as const
      done(await sendMessage(services, place, { text, submissionKey: newKey() }, by(person)))
    },
    async ask(person: Colleague) {
      const itemIds = (await listItems(db, id, 'needed')).map((item) => item.id)
      if (itemIds.length === 0) return
      const wanted = { party: 'applicant', itemIds, text: requestText, submissionKey: newKey() } as const
      done(await requestDocuments(services, id, { ...wanted, setStatus: true }, by(person)))
    },
    async sendPaper() {
      const [item] = await listItems(db, id, 'needed')
      if (!item) return
      const application = await read()
      const sender = { application, channel: 'case', itemId: item.id, address: ipAddress } as const
      const { name, type, bytes } = papers[item.documentType]
      const file = { name, type, size: bytes.length, bytes: Readable.from([bytes]) }
      done(await receiveForm(services, sender, file, 'not-scanned'))
    },
    async judge(person: Colleague, verdict: 'accepted' | 'rejected') {
      const [item] = await listItems(db, id, 'received')
      if (!item) return
      const said =
        verdict === 'rejected' ? { verdict, why: 'not-readable' as const, tell: true } : { verdict }
      const place = { applicationId: id, itemId: item.id }
      done(await judgeItem(services, place, { ...said, version: item.version }, by(person)))
    },
    async askFirm(person: Colleague) {
      const { role } = await read()
      if (role !== 'plaintiff') return
      await makeSureOfFirm(person)
      done(await askFirm(services, id, by(person)))
    },
    async answerAsFirm() {
      const { role } = await read()
      if (role !== 'plaintiff') return
      const answers = { liability: 'other-side', insurance: '50k-250k', stage: 'claim' } as const
      const reply = { ...noAnswers, ...answers, representation: 'yes', seen: null } as const
      done(await keepFirmReply(services, id, reply))
    },
    async value(person: Colleague, amount: number) {
      for (const line of writeSheet(amount)) {
        const asked = { ...line, documentId: null, page: null, submissionKey: newKey() }
        done(await addLine(services, id, asked, by(person)))
      }
    },
    async writeToFirm(person: Colleague, text: string) {
      const { role } = await read()
      const place = { applicationId: id, party: 'firm' } as const
      if (role !== 'plaintiff') return
      done(await sendMessage(services, place, { text, submissionKey: newKey() }, by(person)))
    },
    async writeAsFirm(text: string) {
      const { role } = await read()
      const place = { applicationId: id, party: 'firm' } as const
      if (role !== 'plaintiff') return
      done(await receiveMessage(services, place, { text, submissionKey: newKey() }))
    },
    async approve(person: Colleague, amount: number) {
      const { home } = await read()
      if (!home) throw new Error('a file of the demo has no home')
      const { version: ruleVersion } = await readNumberedRule(db, home)
      await settle(person, { kind: 'approved', amount, termsVersion, ruleVersion, concernsReason })
    },
    async pay(person: Colleague, amount: number) {
      const fundedOn = await readToday(db)
      await settle(person, { kind: 'funded', amount, fundedOn, method: 'ach', concernsReason })
    },
    async decline(person: Colleague, letter: string) {
      await settle(person, { kind: 'declined', reason: 'uncertain-fault', letter, tellsFirm: false })
    },
    async withdraw() {
      done(await withdrawApplication(services, id))
    },
    async payBack(person: Colleague, amount: number) {
      const repaid = { amount, repaidOn: await readToday(db), submissionKey: newKey() }
      done(await recordRepayment(services, id, repaid, by(person)))
    },
  }
}

async function readFile(db: Database, id: string) {
  const { role, version, state, clientState, submittedAt } = applications
  const [row] = await db
    .select({ id: applications.id, role, version, state, clientState, submittedAt })
    .from(applications)
    .where(eq(applications.id, id))
  if (!row) throw new Error('a file of the demo is gone')
  return { ...row, home: row.role === 'attorney' ? row.clientState : row.state }
}

function listItems(db: Database, applicationId: string, state: 'needed' | 'received') {
  const { id, documentType, version, party, position, waivedAt } = checklistItems
  return db
    .select({ id, documentType, version })
    .from(checklistItems)
    .where(
      and(
        eq(checklistItems.applicationId, applicationId),
        eq(checklistItems.state, state),
        eq(party, 'applicant'),
        isNull(waivedAt),
      ),
    )
    .orderBy(asc(position))
}
