import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, decisions, priceTerms } from '#db/schema/index.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import type { StateCode } from '#domain/states.ts'
import { isPaidOut } from '#features/applications/data/report-filters.ts'
import type { ListedRow } from '#features/applications/data/rows.ts'
import { findTerms, toTerms } from '#features/price/data.ts'
import { priceOffer } from '#lib/price/offer.ts'
import type { Locale } from '#site/locale.ts'
import { decisionCells } from '../content/columns.ts'
import { wordDecline } from '../content/letter.ts'
import { describeOffer } from '../content/offer.ts'
import type { Decision, VisibleDecision } from '../schema/records.ts'
import { type DecisionRow, endOf, findOfferProblem } from './standing.ts'

type Services = { db: Database; rowSealer: RowSealer }

export type { DecisionRow }
export type OpenApplication = ListedRow & { clientState: StateCode | null }

export const isStanding = and(isNotNull(decisions.effectiveAt), isNull(decisions.endedAt))
const isWaiting = and(isNull(decisions.effectiveAt), isNull(decisions.endedAt))
const findBy = (which: SQL | undefined) => async (db: Database | Transaction, applicationId: string) => {
  const [row] = await db
    .select()
    .from(decisions)
    .where(and(eq(decisions.applicationId, applicationId), which))
    .orderBy(decisions.advance)
    .limit(1)
  return row
}
export const findStanding = findBy(isStanding)
export const findWaiting = findBy(isWaiting)
/** The first payment, if several went out. */
export const findFunding = findBy(isPaidOut)

export async function findDecision(db: Database | Transaction, id: string): Promise<DecisionRow | undefined> {
  const [row] = await db.select().from(decisions).where(eq(decisions.id, id))
  return row
}

export async function listDecisions(services: Services, applicationId: string): Promise<Decision[]> {
  const rows = await services.db
    .select()
    .from(decisions)
    .where(eq(decisions.applicationId, applicationId))
    .orderBy(desc(decisions.signedAt), desc(decisions.id))
  return Promise.all(rows.map((row) => toDecision(services, row)))
}

export const openWords = (rowSealer: RowSealer, { id, sealedWords }: DecisionRow) =>
  sealedWords ? rowSealer.open(decisions.sealedWords, id, sealedWords) : {}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export async function toDecision({ db, rowSealer }: Services, row: DecisionRow): Promise<Decision> {
  const words = openWords(rowSealer, row)
  const terms = await findTerms(db, row.termsVersion)
  return {
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    state: row.state,
    termsVersion: row.termsVersion,
    ruleVersion: row.ruleVersion,
    owed: terms && row.rule && row.amount ? [...priceOffer(row.amount, terms, row.rule).owed] : [],
    offerEndsOn: row.kind === 'approved' ? endOf(row) : null,
    method: row.method,
    fundedOn: row.fundedOn,
    reason: row.reason,
    line: words.line ?? null,
    letter: words.letter ?? null,
    note: words.note ?? null,
    concerns: row.concerns,
    concernsReason: words.concernsReason ?? null,
    by: row.personName,
    byId: row.personId,
    version: row.applicationVersion,
    signedAt: row.signedAt.toISOString(),
    secondAbove: row.secondAbove,
    signerLimit: row.signerLimit,
    advised: row.advised,
    aboveAdvice: row.aboveAdvice,
    aloneFrom: iso(row.aloneFrom),
    aloneReason: (row.aloneFrom && words.aloneReason) ?? null,
    isAlone: row.isAlone,
    asked: row.askedId && row.askedName ? { id: row.askedId, name: row.askedName } : null,
    second:
      row.secondAt && !row.isAlone ? { name: row.secondName ?? '', at: row.secondAt.toISOString() } : null,
    effectiveAt: iso(row.effectiveAt),
    finalAt: iso(row.finalAt),
    mailedAt: iso(row.mailedAt),
    ending: row.ending,
    endedAt: iso(row.endedAt),
    refusal: words.refusal ?? null,
  }
}

/** Throws for a decision without figures, which the database refuses. */
export async function readVisibleDecision(
  { db, rowSealer }: Services,
  row: DecisionRow,
  locale: Locale,
): Promise<VisibleDecision> {
  const words = openWords(rowSealer, row)
  if (row.kind === 'declined')
    return { kind: 'declined', letter: await readLetter(db, row, words.letter ?? '', locale) }
  const terms = await findTerms(db, row.termsVersion)
  if (!terms || !row.rule || !row.amount || !row.state) throw new Error('a decision without its figures')
  const { kind, amount, state, rule, method, fundedOn } = row
  const problem = kind === 'approved' ? await findOfferProblem(db, row) : undefined
  return describeOffer(
    {
      ...{ kind, amount, state, terms, rule, line: words.line ?? null, method, fundedOn },
      endsOn: kind === 'approved' ? endOf(row) : null,
      problem: problem?.reason ?? null,
    },
    locale,
  )
}

async function readLetter(
  db: Database,
  { applicationId, reason }: DecisionRow,
  letter: string,
  locale: Locale,
): Promise<string> {
  const [declined] = await db
    .select({ name: applications.firstName, role: applications.role })
    .from(applications)
    .where(eq(applications.id, applicationId))
  return declined ? wordDecline(letter, { ...declined, reason }, locale) : letter
}

export async function listUnsettled(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: decisions.applicationId })
    .from(decisions)
    .where(
      and(
        inArray(decisions.applicationId, [...ids]),
        isStanding,
        eq(decisions.kind, 'funded'),
        isNull(decisions.finalAt),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** The person and the firm see the earlier status while a decision can still be undone. */
export async function readVisibleStatus(
  db: Database | Transaction,
  { id, status }: { id: string; status: ApplicationStatus },
): Promise<ApplicationStatus> {
  const standing = await findStanding(db, id)
  return standing && !standing.finalAt ? standing.fromStatus : status
}

/** The same for a list. */
export async function listVisibleStatuses(
  db: Database,
  listed: readonly { id: string; status: ApplicationStatus }[],
): Promise<Map<string, ApplicationStatus>> {
  const ids = listed.map(({ id }) => id)
  const undoable = await db
    .select({ id: decisions.applicationId, status: decisions.fromStatus })
    .from(decisions)
    .where(and(inArray(decisions.applicationId, ids), isStanding, isNull(decisions.finalAt)))
  return new Map([...listed, ...undoable].map(({ id, status }) => [id, status]))
}

/** The applicant sees nothing that could still be undone. Until then the case stays where it was. */
export async function readVisible(
  services: Services,
  { id, status, language }: { id: string; status: ApplicationStatus; language: Locale },
): Promise<{ status: ApplicationStatus; decision: VisibleDecision | null }> {
  const standing = await findStanding(services.db, id)
  if (!standing) return { status, decision: null }
  if (standing.finalAt) return { status, decision: await readVisibleDecision(services, standing, language) }
  const isBefore = and(eq(decisions.endedBy, standing.id), eq(decisions.ending, 'superseded'))
  const earlier = await findBy(isBefore)(services.db, id)
  const isVisible = earlier?.finalAt && earlier.kind === standing.fromStatus
  return {
    status: standing.fromStatus,
    decision: isVisible ? await readVisibleDecision(services, earlier, language) : null,
  }
}

export async function listDecisionCells(
  db: Database,
  found: readonly { id: string }[],
): Promise<Map<string, (string | null)[]>> {
  const rows = await db
    .select({ id: applications.id, status: applications.status, decision: decisions, terms: priceTerms })
    .from(applications)
    .leftJoin(decisions, and(eq(decisions.applicationId, applications.id), isStanding))
    .leftJoin(priceTerms, eq(priceTerms.version, decisions.termsVersion))
    .where(
      inArray(
        applications.id,
        found.map(({ id }) => id),
      ),
    )
  return new Map(
    rows.map(({ id, status, decision, terms }) => {
      const { amount, rule } = decision ?? {}
      const offer = amount && rule && terms ? priceOffer(amount, toTerms(terms), rule) : undefined
      return [id, decisionCells({ status, decision, owed: offer?.owed ?? [] })]
    }),
  )
}
