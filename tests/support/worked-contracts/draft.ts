import { randomUUID } from 'node:crypto'
import { eq, max } from 'drizzle-orm'
import { applications, decisions, priceTerms } from '#db/schema/index.ts'
import type { StateCode } from '#domain/states.ts'
import { openAdvanceOf } from '#features/decisions/mutations/advance.ts'
import { toRow } from '#features/price/mutations.ts'
import { type StateOverview, suggestedMembers } from '#features/rules/schema.ts'
import type { Paper } from '#lib/papers/paper.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { addDocument } from '../add-document.ts'
import { type ContractsDesk, noToAll, openContractFile } from '../contracts.ts'
import { testRowSealer } from '../row-sealer.ts'
import { openValue } from '../value-sheet.ts'
import type { WorkedContract } from './worked.ts'

/** As the owner takes over what the program suggests, from today on, and with a license of ours. */
async function adopt({ app, owner, setRule }: ContractsDesk, code: StateCode): Promise<number> {
  const overview = (await app.inject({ url: '/api/admin/state-rules', headers: owner })).json()
  const { suggestion } = overview.find((state: StateOverview) => state.code === code)
  const rule = Object.fromEntries(suggestedMembers.map((name) => [name, suggestion[name]]))
  return setRule(code, { ...rule, license: rule.posture === 'license' ? `${code}-1` : null })
}

async function keepTerms({ database: { db } }: ContractsDesk, terms: PriceTerms): Promise<number> {
  const [row] = await db.select({ version: max(priceTerms.version) }).from(priceTerms)
  const version = (row?.version ?? 0) + 1
  await db.insert(priceTerms).values({ version, effectiveFrom: '2026-01-01', ...toRow(terms) })
  return version
}

/** Makes the file, the offer and everything before it, and drafts the contract by the API. */
export async function draftWorked(desk: ContractsDesk, worked: WorkedContract) {
  const { home, forum, amount, fundingOn, isWard } = worked
  const ruleVersion = await adopt(desk, home)
  if (forum) await adopt(desk, forum)
  const termsVersion = await keepTerms(desk, worked.terms)
  const file = await openContractFile(desk, { state: home, amount, ruleVersion, termsVersion })
  if (isWard) await makeWard(desk, file.id)
  if (forum) await (await openValue(desk, file)).add({ name: 'forum', figure: { choice: forum } })
  if (worked.earlier) await payBefore(desk, file.id, worked.earlier)
  const papers = isWard
    ? { documentId: await addDocument(desk, file.id), courtDocumentId: await addDocument(desk, file.id) }
    : {}
  const { status, body } = await file.draft({ fundingOn, answers: noToAll, ...papers })
  if (status !== 201) throw new Error(JSON.stringify(body))
  const read = (path: string) =>
    desk.app.inject({ url: `/api/contracts/${body.id}${path}`, headers: desk.ruth.headers })
  return {
    body,
    pdf: async () => (await read('/pdf')).rawPayload,
    paper: async (): Promise<Paper> => (await read('/paper')).json().paper,
  }
}

const makeWard = ({ database: { db } }: ContractsDesk, id: string) =>
  db
    .update(applications)
    .set({
      sealedAnswers: testRowSealer.seal(applications.sealedAnswers, id, {
        ...{ dateOfBirth: '2015-05-05', forChildOrWard: true, guardianName: 'Leo Ruiz' },
      }),
    })
    .where(eq(applications.id, id))

/** An advance from before, under the same rule. */
async function payBefore(
  desk: ContractsDesk,
  applicationId: string,
  { amount, fundedOn, terms }: NonNullable<WorkedContract['earlier']>,
) {
  const { db } = desk.database
  const [offer] = await db.select().from(decisions).where(eq(decisions.applicationId, applicationId))
  if (!offer) throw new Error('there is no offer')
  const { state, rule, ruleVersion, fromStatus, applicationVersion } = offer
  const effectiveAt = new Date(offer.signedAt.getTime() - 1_000)
  const values: typeof decisions.$inferInsert = {
    ...{ applicationId, kind: 'funded', amount, fundedOn, method: 'wire' },
    ...{ state, rule, ruleVersion, fromStatus, applicationVersion, effectiveAt },
    ...{ submissionKey: randomUUID(), termsVersion: await keepTerms(desk, terms) },
    ...{ finalAt: effectiveAt, endedAt: effectiveAt, ending: 'superseded' },
  }
  await db.transaction(async (tx) => {
    const [paid] = await tx.insert(decisions).values(values).returning()
    if (paid) await openAdvanceOf({ tx, rowSealer: testRowSealer }, paid)
  })
}
