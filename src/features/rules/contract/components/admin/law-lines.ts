import {
  assignmentRules,
  cancelWays,
  initialsRules,
  rateDisclosures,
  retentionStarts,
  toldSides,
} from '#domain/contract-law.ts'
import { formatList, labelOf } from '#site/staff-format.ts'
import { earningChoices, rateMethodChoices } from './law-labels.ts'
import {
  capitalize,
  join,
  type LawRule,
  name,
  names,
  ofContract,
  sayApproval,
  sayAttorney,
  sayCount,
  sayDays,
  sayFunders,
  sayLicense,
  sayNotices,
  sayOneTime,
  sayRefinance,
  sayReport,
  saySchedule,
  sayType,
  yesNo,
} from './law-words.ts'

/** `binds`: what limits us. The others are what a contract has to look like, and what to do around it. */
export type LawPart = 'binds' | 'pages' | 'people' | 'office'
type LawLine = { part: LawPart; label: string; say: (rule: LawRule) => string }

export const lawLines: readonly LawLine[] = [
  { part: 'binds', label: 'One-time charges', say: sayOneTime },
  {
    part: 'binds',
    label: 'Caps count',
    say: ({ capsPerClaim }) => (capsPerClaim ? 'All advances on a claim together' : ''),
  },
  {
    part: 'binds',
    label: 'Earned',
    say: ({ earning }) => capitalize(name(earningChoices, earning ?? undefined) ?? ''),
  },
  {
    part: 'binds',
    label: 'It reaches',
    say: ofContract(({ scope }) =>
      scope
        ? join(
            formatList(
              [scope.residence && 'people who live there', scope.forum && 'claims pursued there'].filter(
                (word) => word !== false,
              ),
            ),
          )
        : '',
    ),
  },
  { part: 'binds', label: 'Refinancing', say: ofContract(sayRefinance) },
  { part: 'binds', label: 'Other funders', say: ofContract(sayFunders) },
  {
    part: 'binds',
    label: 'Assigned',
    say: ofContract(({ assignment }) => join(name(assignmentRules, assignment))),
  },
  { part: 'binds', label: 'Other limits', say: ofContract(({ unexpressed }) => unexpressed ?? '') },
  { part: 'pages', label: 'Schedule', say: saySchedule },
  {
    part: 'pages',
    label: 'Yearly rate',
    say: ({ rateMethod, contract }) =>
      join(name(rateDisclosures, contract?.rateDisclosure), name(rateMethodChoices, rateMethod ?? undefined)),
  },
  {
    part: 'pages',
    label: 'Sums',
    say: ofContract(({ maximumStated, cumulativeRow }) =>
      join(
        yesNo(maximumStated, 'the most that can be owed', 'no most'),
        yesNo(cumulativeRow, 'all contracts together', 'nothing of other contracts'),
      ),
    ),
  },
  { part: 'pages', label: 'Type', say: ofContract(sayType) },
  {
    part: 'pages',
    label: 'Initials',
    say: ofContract(({ initials }) => join(name(initialsRules, initials))),
  },
  {
    part: 'pages',
    label: 'Canceled by',
    say: ofContract(({ cancelWays: ways }) =>
      ways ? capitalize(ways.map((way) => labelOf(cancelWays, way)).join(', or ')) : '',
    ),
  },
  { part: 'pages', label: 'Notices', say: ofContract(sayNotices) },
  {
    part: 'pages',
    label: 'Languages',
    say: ofContract(({ languages }) =>
      join(
        yesNo(languages?.bothOnNegotiation, 'English and the language of negotiation', 'English is enough'),
        yesNo(languages?.translatorAffidavit, 'with a translator’s affidavit', 'without an affidavit'),
      ),
    ),
  },
  { part: 'pages', label: 'The form', say: ofContract(sayApproval) },
  { part: 'people', label: 'The attorney', say: ofContract(sayAttorney) },
  {
    part: 'people',
    label: 'Attorney’s copy',
    say: ofContract(({ attorneyCopyDays: days }) => (days ? `Within ${sayDays(days)} of the funding` : '')),
  },
  {
    part: 'people',
    label: 'Told of it',
    say: ofContract(({ noticeToOthers }) =>
      noticeToOthers
        ? join(
            names(toldSides, noticeToOthers.who),
            noticeToOthers.days !== undefined && `within ${sayDays(noticeToOthers.days)} of the funding`,
          )
        : '',
    ),
  },
  { part: 'office', label: 'License', say: ofContract(sayLicense) },
  { part: 'office', label: 'Report', say: ofContract(sayReport) },
  {
    part: 'office',
    label: 'Papers kept',
    say: ofContract(({ retention }) =>
      retention
        ? `${sayCount(retention.years, 'year', 'years')} after ${labelOf(retentionStarts, retention.from)}`
        : '',
    ),
  },
]
