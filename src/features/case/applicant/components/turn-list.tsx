import { statusOf } from '#domain/application-status.ts'
import { ItemSign, type Sign } from '#features/documents/checklist/components/item-sign.tsx'
import { brand } from '#site/brand.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/locale.tsx'
import { pageWords } from '../content/words.ts'
import type { Case } from '../schema.ts'
import { countNeeded, findUnpayable, isOver, listTasks } from './describe-status.ts'

type Turn = { key: Case['turn']; who: string; what: string; sign: Sign }

export function TurnList({ visible }: { visible: Case }) {
  const { turns: words } = useWords(pageWords)
  const turns: Turn[] = [
    { key: 'applicant', who: words.you, ...describeApplicant(visible, words) },
    { key: 'desk', who: brand.shortName, ...describeDesk(visible, words) },
    ...(visible.firm && !isPointless(visible)
      ? [{ key: 'firm' as const, who: words.attorney, ...describeFirm(visible, visible.firm, words) }]
      : []),
  ]
  return (
    <section aria-labelledby="turns-title">
      <h2 id="turns-title" className="mt-6 font-sans text-[1rem] leading-snug font-semibold tracking-normal">
        {words.title}
      </h2>
      <ul className="mt-2">
        {turns.map(({ key, who, what, sign }) => {
          const isNow = key === visible.turn
          return (
            <li
              key={key}
              {...(isNow && { 'aria-current': true })}
              className={classNames(
                'grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3 border-b border-rule py-3 leading-snug',
                isNow && 'on-green -mx-3 rounded-sm px-3 forced-colors:outline-3',
              )}
            >
              <ItemSign sign={isNow ? 'turn' : sign} className={isNow ? 'text-sheet' : 'text-green-700'} />
              <span className="min-w-0 wrap-anywhere">
                <b className="block" {...(key === 'desk' && { translate: 'no' })}>
                  {who}
                </b>
                <span className="text-soft">{what}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Words = (typeof pageWords)['en']['turns']

/** In a closed file we ask no firm anymore. */
const isPointless = (visible: Case) => isOver(visible) && visible.firm?.state === 'not-asked'

function describeApplicant(visible: Case, words: Words): Pick<Turn, 'what' | 'sign'> {
  const { status, turn } = visible
  if (statusOf(status).isClosed) return { what: words.over, sign: 'done' }
  const problem = findUnpayable(visible)
  if (problem) return { what: words.unpayable[problem], sign: problem === 'closed' ? 'done' : 'open' }
  if (status === 'approved')
    return { what: visible.preparesContract ? words.awaitsContract : words.toDecide, sign: 'open' }
  const needed = countNeeded(visible)
  if (turn === 'applicant') {
    const { again, wanted } = listTasks(visible)
    return { what: words.toSend(again.length + wanted.length), sign: 'open' }
  }
  if (needed === 0) return { what: words.nothing, sign: 'done' }
  const what = words.whenever(needed)
  return { what, sign: 'open' }
}

function describeDesk(visible: Case, words: Words): Pick<Turn, 'what' | 'sign'> {
  const { status, reviewer, turn } = visible
  if (visible.preparesContract && !findUnpayable(visible)) return { what: words.preparing, sign: 'reading' }
  if (status === 'withdrawn') return { what: words.stopped, sign: 'done' }
  if (statusOf(status).isClosed || status === 'approved') return { what: words.decided, sign: 'done' }
  if (reviewer) return { what: words.reading(reviewer), sign: 'reading' }
  return { what: turn === 'desk' ? words.readingAll : words.waiting, sign: 'reading' }
}

function describeFirm(
  { status }: Case,
  { name, state }: NonNullable<Case['firm']>,
  words: Words,
): Pick<Turn, 'what' | 'sign'> {
  if (statusOf(status).isClosed && state === 'asked') return { what: words.over, sign: 'done' }
  const signs = { 'not-asked': 'open', asked: 'reading', confirmed: 'done', declined: 'again' } as const
  return { what: words.firm[state](name || null), sign: signs[state] }
}
