import { isMinor } from '#domain/age.ts'
import { findFormInForce, readTemplate } from '#features/contract-forms/templates/data.ts'
import { listBinding } from '#features/contracts/checks/content/binding.ts'
import { listChecks } from '#features/contracts/checks/content/checks.ts'
import type { BindingLine, ContractCheck } from '#features/contracts/checks/schema.ts'
import { findTerms } from '#features/price/data.ts'
import { readToday } from '#features/rules/data.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { priceOffer } from '#lib/price/offer.ts'
import { readRules } from './content.ts'
import { type ContractRow, openFacts } from './rows.ts'
import { readSource, type Services } from './source.ts'
import { compareWithToday } from './today.ts'

const another = 'Another offer stands than the one it was drafted from. Draft it again.'

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
  const { binding, offer, changes, isOtherLaw } = await compareWithToday(services, row, source)
  return listChecks({
    today,
    contract: { fundingOn, signBy, language },
    facts: openFacts(rowSealer, row),
    template: { ...template, replacedBy },
    rules: [binding.home, ...(binding.forum ? [binding.forum] : [])],
    offerProblem: offer.ok ? null : offer.reason === 'another' ? another : (offer.errors?.offer?.[0] ?? null),
    changes,
    isOtherLaw,
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
