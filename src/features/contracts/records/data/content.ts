import type { BindingLaw, ContractContent, ContractTemplate } from '#features/contract-forms/papers/schema.ts'
import { readTemplate } from '#features/contract-forms/templates/data.ts'
import { readRuleVersion } from '#features/rules/data.ts'
import type { NumberedRule } from '#features/rules/schema.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { type ContractRow, openFacts } from './rows.ts'
import type { Services } from './source.ts'

export type ReadContent = {
  row: ContractRow
  /** As it is printed, with the reading code. */
  content: ContractContent
  template: ContractTemplate
  /** Of those words. */
  revision: number
}

/** Everything that a contract's paper says. */
export async function readContentOf(services: Services, row: ContractRow): Promise<ReadContent> {
  const { db, rowSealer } = services
  const template = await readTemplate(db, row.templateVersion)
  if (!template) throw new Error('a contract without its words')
  const { number, language, figures, fundingOn, signBy, draftedAt } = row
  return {
    row,
    revision: template.revision,
    template: { version: template.version, lines: template.lines, isConfirmed: template.isConfirmed },
    content: {
      ...{ number, figures, fundingOn, signBy },
      languages: language === 'en-es' ? ['en', 'es'] : ['en'],
      laws: await readLaws(services, row),
      facts: openFacts(rowSealer, row),
      madeOn: dateIn(brand.openHours.timeZone, draftedAt),
      issued: issuedOf(row),
    },
  }
}

const issuedOf = ({ issuedAt, issuedByName }: Pick<ContractRow, 'issuedAt' | 'issuedByName'>) =>
  issuedAt && issuedByName ? { by: issuedByName, at: issuedAt.toISOString() } : null

/** As they were in the versions that it was drafted under, the home state's first. */
export async function readRules(
  { db }: Services,
  { homeState, homeRuleVersion, forumState, forumRuleVersion }: ContractRow,
): Promise<{ home: NumberedRule | undefined; forum: NumberedRule | undefined }> {
  return {
    home: await readRuleVersion(db, homeState, homeRuleVersion),
    forum:
      forumState && forumRuleVersion !== null
        ? await readRuleVersion(db, forumState, forumRuleVersion)
        : undefined,
  }
}

/** Nobody wrote version 0, so it asks for nothing. */
export async function readLaws(services: Services, row: ContractRow): Promise<BindingLaw[]> {
  const { home, forum } = await readRules(services, row)
  const unwritten = { law: null, license: null, requiredSentences: row.rule.requiredSentences }
  return [
    home ? toLaw(home, 'home') : { state: row.homeState, because: 'home', ...unwritten },
    ...(forum ? [toLaw(forum, 'forum')] : []),
  ]
}

export const toLaw = (
  { code, contract, license, requiredSentences }: NumberedRule,
  because: BindingLaw['because'],
): BindingLaw => ({ state: code, because, law: contract, license, requiredSentences })
