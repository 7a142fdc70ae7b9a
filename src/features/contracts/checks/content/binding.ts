import { cancelStarts } from '#domain/cancellation.ts'
import { initialsRules, licenseKinds } from '#domain/contract-law.ts'
import { cancelRightOf } from '#features/contract-forms/figures/content/cancel.ts'
import type { NumberedRule } from '#features/rules/schema.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { sayCancelDays, sayCancelStart } from '#site/cancel-words.ts'
import { describeCap } from '#site/cap-words.ts'
import { staffLocale } from '#site/locale.ts'
import { formatCents, formatList, labelOf } from '#site/staff-format.ts'
import type { BindingLine } from '../schema.ts'

/** What one state says, and how strict that is: more is stricter, and null says nothing. */
type Said = { words: string; rank: number | null }

const nothing: Said = { words: 'says nothing', rank: null }
const saidIf = (words: string | null | undefined | false, rank: number): Said =>
  words ? { words, rank } : nothing

/** What the person owes at most under each rule alone, in cents. */
export type OwedUnder = Record<'home' | 'forum', number>

/** What the lines read of a rule. */
export type BindingRule = Pick<NumberedRule, 'code' | 'cancelDays' | 'cancelFrom' | 'contract' | 'license'> &
  PriceRule

type Line = { label: string; say: (rule: BindingRule) => Said }

const initialsRanks: Readonly<Record<string, number>> = { required: 2, space: 1, no: 0 }

const lines: readonly Line[] = [
  {
    label: 'Charges stop',
    say: ({ mostMonths }) => saidIf(mostMonths !== null && `after ${mostMonths} months`, -(mostMonths ?? 0)),
  },
  {
    label: 'One-time charges',
    say: ({ oneTimeCharges: once }) =>
      saidIf(
        once && (once.most === 0 ? 'none' : `at most ${formatCents(once.most)} for each ${once.per}`),
        -(once?.most ?? 0),
      ),
  },
  {
    label: 'Largest advance',
    say: ({ largestAdvance: most }) => saidIf(most !== null && formatCents(most), -(most ?? 0)),
  },
  {
    label: 'To cancel',
    say(rule) {
      const { days, start } = cancelRightOf({ ...rule, state: rule.code })
      const own = rule.cancelDays === null ? 'our usual ' : ''
      return {
        words: `${own}${sayCancelDays(days, staffLocale)} ${sayCancelStart(start, staffLocale)}`,
        rank: days * cancelStarts.length + cancelStarts.indexOf(start),
      }
    },
  },
  {
    label: 'The price is told',
    say: ({ schedule }) =>
      saidIf(
        schedule &&
          (schedule.kind === 'outcomes'
            ? 'by what the case pays'
            : `by day, in steps of ${schedule.stepMonths} months`),
        schedule?.kind === 'outcomes' ? 1 : 0,
      ),
  },
  {
    label: 'Type',
    say({ contract }) {
      const { points, bold } = contract?.type ?? {}
      return saidIf(points !== undefined && `${points} points${bold ? ', bold' : ''}`, points ?? 0)
    },
  },
  {
    label: 'Initials',
    say({ contract }) {
      const { initials } = contract ?? {}
      return saidIf(initials && labelOf(initialsRules, initials), initialsRanks[initials ?? ''] ?? 0)
    },
  },
  {
    label: 'Words to print',
    say({ contract }) {
      const count = contract?.notices?.length ?? 0
      return saidIf(count > 0 && (count === 1 ? '1 notice' : `${count} notices`), 0)
    },
  },
  {
    label: 'The attorney',
    say: ({ contract }) => saidIf(contract?.attorney?.required && 'has to acknowledge it', 0),
  },
  {
    label: 'Another funder',
    say: ({ contract }) => saidIf(contract?.earlierFunder?.buyOut && 'is bought out first', 0),
  },
  {
    label: 'Our license',
    say({ contract, license }) {
      const { kind } = contract?.license ?? {}
      return saidIf(license ?? (kind && `asks for ${labelOf(licenseKinds, kind)}`), 0)
    },
  },
]

/** "What binds it": both states side by side. A line about which neither says anything is left out. */
export function listBinding(
  { home, forum }: { home: BindingRule; forum: BindingRule | null },
  owed: OwedUnder,
): BindingLine[] {
  const said = lines.map(({ label, say }) => ({ label, home: say(home), forum: forum && say(forum) }))
  const price = {
    label: 'The price',
    home: sayCaps(home, owed.home),
    forum: forum && sayCaps(forum, owed.forum),
  }
  return [price, ...said]
    .filter((line) => line.home.rank !== null || (line.forum && line.forum.rank !== null))
    .map((line) => ({
      label: line.label,
      home: line.home.words,
      forum: line.forum?.words ?? null,
      stricter: line.forum && compare(line.home.rank, line.forum.rank),
    }))
}

/** By what would be owed at most under that rule alone. */
const sayCaps = ({ caps }: BindingRule, owed: number): Said => ({
  words: caps.length === 0 ? 'no limit' : formatList(caps.map((cap) => describeCap(cap, staffLocale))),
  rank: -owed,
})

function compare(home: number | null, forum: number | null): BindingLine['stricter'] {
  if (home === null || forum === null) return home === null ? 'forum' : 'home'
  return home === forum ? 'both' : home > forum ? 'home' : 'forum'
}
