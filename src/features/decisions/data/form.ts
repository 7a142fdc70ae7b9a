import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, checklistItems } from '#db/schema/index.ts'
import { type StateCode, states } from '#domain/states.ts'
import { listedColumns, toListed } from '#features/applications/data/rows.ts'
import { addressOf, findAddressee } from '#features/correspondence/letters/data.ts'
import { readOfferDays } from '#features/decisions/offer-days/data.ts'
import { listSigners, readOwnLimit, readSignatureSettings } from '#features/people/signatures/data.ts'
import { findTerms, listTerms, readTerms } from '#features/price/data.ts'
import { readNumberedRule, readToday } from '#features/rules/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { readAdvice } from '#features/underwriting/data/advice.ts'
import { priceOffer } from '#lib/price/offer.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { staffLocale } from '#site/locale.ts'
import { formatCents, labelOf } from '#site/staff-format.ts'
import { findWrongFundingDay, offerDayOf } from '../content/funding-day.ts'
import { findClosed, homeOf, toOfferRule } from '../content/offer.ts'
import type { DecisionForm, NewDecision, NewDecisionOf } from '../schema/form.ts'
import type { offerProblems } from '../schema/records.ts'
import { listConcerns } from './concerns.ts'
import { needsContract } from './needs-contract.ts'
import {
  type DecisionRow,
  findFunding,
  findStanding,
  findWaiting,
  type OpenApplication,
  readVisibleDecision,
  toDecision,
} from './records.ts'
import { findLastDay, findOfferProblem } from './standing.ts'

type Services = { db: Database; rowSealer: RowSealer }

/** `state` says where the client lives if the application doesn't. */
export async function readDecisionForm(
  services: Services,
  applicationId: string,
  { reader, state }: { reader: string; state?: StateCode | undefined },
): Promise<DecisionForm | undefined> {
  const { db } = services
  const [row] = await db
    .select({ ...listedColumns, clientState: applications.clientState })
    .from(applications)
    .where(eq(applications.id, applicationId))
  const addressee = row && (await findAddressee(db, applicationId))
  if (!addressee) return undefined
  const { clientState, ...application } = row
  const home = homeOf(row)
  const code = home ?? state
  const [
    rule,
    terms,
    today,
    { secondAbove, aloneHours },
    signers,
    unjudged,
    texts,
    standing,
    waiting,
    funding,
  ] = await Promise.all([
    code && readNumberedRule(db, code),
    listTerms(db),
    readToday(db),
    readSignatureSettings(db),
    listSigners(db),
    countUnjudged(db, applicationId),
    readTexts(db, identityTexts, staffLocale),
    findStanding(db, applicationId),
    findWaiting(db, applicationId),
    findFunding(db, applicationId),
  ])
  const problem = standing?.kind === 'approved' ? await findOfferProblem(db, standing) : undefined
  const view = async (found: DecisionRow | undefined) => (found ? toDecision(services, found) : null)
  return {
    application: toListed(application),
    asksFor: row.fundingAmount,
    today,
    home,
    rule: rule ?? null,
    closed: (rule && findClosed(rule)) ?? null,
    terms: terms.versions.filter(({ effectiveFrom }) => effectiveFrom <= today),
    currentTerms: code ? ((await readTerms(db, today, code))?.version ?? null) : terms.current,
    secondAbove,
    aloneHours,
    ownLimit: await readOwnLimit(db, reader),
    concerns: await listConcerns(services, applicationId),
    signers: signers.filter(({ id }) => id !== reader),
    unjudged,
    recipient: { name: row.firstName, email: row.email },
    company: texts['global.brand.name'],
    firm: addressOf(addressee, 'firm').ok ? { name: row.plaintiffAttorneyFirm ?? '' } : null,
    value: await readAdvice(services, applicationId),
    offerDays: await readOfferDays(db),
    standing: await view(standing),
    offerProblem: problem?.words ?? null,
    offered:
      standing?.kind === 'approved' ? await readVisibleDecision(services, standing, staffLocale) : null,
    needsContract: await needsContract(db),
    waiting: await view(waiting),
    funding: await view(funding),
  }
}

const countUnjudged = (db: Database, applicationId: string) =>
  db.$count(
    checklistItems,
    and(
      eq(checklistItems.applicationId, applicationId),
      eq(checklistItems.state, 'received'),
      isNull(checklistItems.waivedAt),
    ),
  )

export type PreparationRefusal =
  | 'no state'
  | (typeof offerProblems)[number]
  | 'rule changed'
  | 'no terms'
  | 'too large'
  | 'too small'
  | 'not approved'
  | 'contract needed'
  | 'other amount'
  | 'other state'
  | 'wrong day'

type Figures = Partial<Omit<DecisionRow, 'sealedWords'>>
type Prepared = Outcome<{ figures: Figures }, PreparationRefusal>

export async function prepareDecision(
  tx: Transaction,
  row: OpenApplication,
  request: NewDecision,
): Promise<Prepared> {
  switch (request.kind) {
    case 'approved':
      return prepareOffer(tx, row, request)
    case 'funded':
      return preparePayment(tx, row, request)
    case 'declined':
      return {
        ok: true,
        figures: { reason: request.reason, tellsFirm: request.tellsFirm },
      }
  }
}

const nothingLeft = 'What we hold back of it takes all of it. Offer more.'

async function prepareOffer(
  tx: Transaction,
  row: OpenApplication,
  { amount, termsVersion, ruleVersion, state }: NewDecisionOf<'approved'>,
): Promise<Prepared> {
  const code = homeOf(row) ?? state
  if (!code) return refuse('no state')
  const rule = await readNumberedRule(tx, code)
  const closed = findClosed(rule)
  if (closed) return refuse('closed', { errors: { state: [closed] } })
  if (rule.version !== ruleVersion) return refuse('rule changed')
  const terms = await findTerms(tx, termsVersion)
  const isElsewhere = terms?.state && terms.state !== code
  if (!terms || isElsewhere || terms.effectiveFrom > (await readToday(tx))) return refuse('no terms')
  const { isTooLarge, received } = priceOffer(amount, terms, rule)
  if (received <= 0) return refuse('too small', { errors: { amount: [nothingLeft] } })
  if (isTooLarge) {
    const most = `The largest advance in ${labelOf(states, code)} is ${formatCents(rule.largestAdvance ?? 0)}.`
    return refuse('too large', { errors: { amount: [most] } })
  }
  return {
    ok: true,
    figures: {
      ...{ amount, state: code, termsVersion, ruleVersion, rule: toOfferRule(rule) },
      offerEndsOn: await findLastDay(tx),
    },
  }
}

/** We pay what we offered, under the same terms and rule. Another sum needs a new offer. */
async function preparePayment(
  tx: Transaction,
  row: OpenApplication,
  { amount, fundedOn, method }: NewDecisionOf<'funded'>,
): Promise<Prepared> {
  if (await needsContract(tx)) return refuse('contract needed')
  const offer = await findStanding(tx, row.id)
  if (row.status !== 'approved' || offer?.kind !== 'approved' || offer.amount === null || !offer.state)
    return refuse('not approved')
  if (amount !== offer.amount) {
    const words = `Approved is ${formatCents(offer.amount)}. Another sum needs a new offer.`
    return refuse('other amount', { errors: { amount: [words] } })
  }
  const home = homeOf(row)
  if (home && home !== offer.state) return refuse('other state')
  const problem = await findOfferProblem(tx, offer, fundedOn)
  if (problem) return refuse(problem.reason, { errors: { offer: [problem.words] } })
  const days = { offeredOn: offerDayOf(offer.effectiveAt ?? offer.signedAt), today: await readToday(tx) }
  const wrongDay = findWrongFundingDay(fundedOn, days)
  if (wrongDay) return refuse('wrong day', { errors: { fundedOn: [wrongDay] } })
  const { state, termsVersion, ruleVersion, rule } = offer
  return { ok: true, figures: { amount, state, termsVersion, ruleVersion, rule, fundedOn, method } }
}
