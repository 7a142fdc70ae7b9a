import { isDeepStrictEqual } from 'node:util'
import { isMinor } from '#domain/age.ts'
import { listBinding } from '#features/contracts/checks/content/binding.ts'
import { listChecks } from '#features/contracts/checks/content/checks.ts'
import { compareFigures } from '#features/contracts/checks/content/differences.ts'
import type { BindingLine, ContractCheck } from '#features/contracts/checks/schema.ts'
import { type Binding, listEarlier, readBinding } from '#features/contracts/figures/data.ts'
import type { BindingLaw } from '#features/contracts/papers/schema.ts'
import { findFormInForce, readTemplate } from '#features/contracts/templates/data.ts'
import { findTerms } from '#features/price/data.ts'
import { readToday } from '#features/rules/data.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { priceOffer } from '#lib/price/offer.ts'
import { readLaws, readRules, toLaw } from './content.ts'
import { findOffer, priceOf } from './prepare.ts'
import { type ContractRow, openFacts } from './rows.ts'
import { readSource, type Services } from './source.ts'

/** Of a draft: what is met, and what is missing. Nothing once it was sent, or where the file is gone. */
export async function readChecks(services: Services, row: ContractRow): Promise<ContractCheck[]> {
  const { db, rowSealer } = services
  const source = row.applicationId && (await readSource(services, row.applicationId))
  const template = await readTemplate(db, row.templateVersion)
  if (!source || !template) return []
  const { fundingOn, signBy, language, homeState } = row
  const inForce = await findFormInForce(db)
  const replacedBy = inForce === template.version ? null : inForce
  const today = await readToday(db)
  const on = fundingOn > today ? fundingOn : today
  const binding = await readBinding(services, source.row.id, { home: homeState, on })
  const found = await findOffer(services, source, fundingOn)
  const isOther = found.ok && found.offer.id !== row.decisionId
  const another = 'Another offer stands than the one it was drafted from. Draft it again.'
  const changes =
    found.ok && !isOther
      ? compareFigures(row.figures, (await priceNow(services, row, binding, found.offer)).figures)
      : []
  return listChecks({
    today,
    contract: { fundingOn, signBy, language },
    facts: openFacts(rowSealer, row),
    template: { ...template, replacedBy },
    rules: [binding.home, ...(binding.forum ? [binding.forum] : [])],
    offerProblem: found.ok ? (isOther ? another : null) : (found.errors?.offer?.[0] ?? null),
    changes,
    isOtherLaw: !isDeepStrictEqual(
      (await readLaws(services, row)).map(onPaper),
      lawsOf(binding).map(onPaper),
    ),
    file: {
      name: source.name,
      email: source.email,
      isFiledByAttorney: source.row.role === 'attorney',
      isWard: source.isWard,
      isMinor: source.birthDay !== null && isMinor(source.birthDay, homeState, fundingOn),
      documents: source.documents,
    },
  })
}

async function priceNow(
  services: Services,
  { applicationId, amount, fundingOn }: ContractRow,
  binding: Binding,
  offer: Parameters<typeof priceOf>[1],
) {
  const { earlier } = await listEarlier(services.db, applicationId ?? '')
  return priceOf(services, offer, binding, { amount, fundingOn, earlier })
}

const lawsOf = ({ home, forum }: Binding): BindingLaw[] => [
  toLaw(home, 'home'),
  ...(forum ? [toLaw(forum, 'forum')] : []),
]

/** Only what is printed: somebody who compares a notice again changes nothing of it. */
function onPaper({ law, ...rest }: BindingLaw) {
  const { license: _, formApproval: __, notices, ...asked } = law ?? {}
  const words = notices?.map(({ checkedOn: _, ...notice }) => notice)
  return JSON.parse(JSON.stringify({ ...rest, asked, words }))
}

/** "What binds it", by the rules that it was drafted under. */
export async function readBindingLines(services: Services, row: ContractRow): Promise<BindingLine[]> {
  const { home, forum } = await readRules(services, row)
  const { cancelDays, cancelFrom = null } = row.rule
  const unwritten = {
    ...row.rule,
    code: row.homeState,
    contract: null,
    license: null,
    cancelDays,
    cancelFrom,
  }
  const terms = await findTerms(services.db, row.termsVersion)
  const { forum: there, ...here } = row.rule
  const oweUnder = (rule: PriceRule) => {
    const { maximum, owed } = priceOffer(row.amount, terms ?? row.figures.terms, rule)
    return maximum ?? owed.at(-1)?.owed ?? row.amount
  }
  return listBinding(
    { home: home ?? unwritten, forum: forum ?? null },
    { home: oweUnder(here), forum: there ? oweUnder(there) : 0 },
  )
}
