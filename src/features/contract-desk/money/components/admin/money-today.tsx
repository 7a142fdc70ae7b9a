import { Link } from 'react-router'
import { useCommands } from '#features/admin/components/commands.ts'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { DayHead } from '#features/applications/progress/components/admin/day-line.tsx'
import { paths } from '#site/paths.ts'
import { formatMoney, formatNumber } from '#site/staff-format.ts'
import { AfterwardLines } from './afterward-lines.tsx'
import { MoneyLine } from './money-line.tsx'
import { useMoneyOut, useMoneyTasks } from './money-queries.ts'
import { describeEnding, type Ending, isOurs, listTasks, moneyQueues, sayAct, sayDay } from './money-words.ts'
import { listSettlingQueues, SettlingLines } from './settling-lines.tsx'
import { useFileAddress } from './use-file-address.ts'

const group = 'Queues'

/** Queues of money, each with its key. They come once there is something in one of them. */
export function MoneyQueues() {
  const { data: page } = useMoneyTasks()
  const { data: out } = useMoneyOut()
  const toFile = useFileAddress()
  const queues = moneyQueues.flatMap(({ value, label, keys }) => {
    const [first, ...others] = listTasks(page, value)
    if (!first) return []
    const to = others.length === 0 ? toFile(first.file.id) : paths.adminMoney
    const sum = page?.sums[value]?.amount
    return [{ label, keys, to, count: others.length + 1, about: sum === undefined ? '' : formatMoney(sum) }]
  })
  const [ending, ...more] = out?.endings ?? []
  const all = [
    ...listSettlingQueues(out?.settling ?? []),
    ...queues,
    ...(ending
      ? [
          {
            ...{ label: 'Cancellations ending', keys: 'g h', count: more.length + 1 },
            to: more.length === 0 ? toFile(ending.file.id) : paths.adminMoney,
            about: `Next ${sayDay(ending.lastDay)}`,
          },
        ]
      : []),
  ]
  useCommands(
    all.map(({ label, keys, to }) => ({
      ...{ id: `money ${keys}`, label, keys, group, to },
    })),
    { listens: false },
  )
  if (all.length === 0) return null
  return (
    <section aria-labelledby="money-queues">
      <SectionHead id="money-queues" title="Money" about={`${formatNumber(sumOf(all))} to do`} />
      <ul className="k-lines -mx-2 border-t border-rule max-md:grid max-md:grid-cols-2 max-md:gap-x-4">
        {all.map(({ label, keys, to, count, about }) => (
          <li key={keys}>
            <Link to={to} className="min-h-15 grid-cols-[minmax(3rem,max-content)_minmax(0,1fr)_auto] px-2">
              <span className="k-number">{formatNumber(count)}</span>
              <span>
                <b>{label}</b>
                <small className="max-md:hidden">{about}</small>
              </span>
              <span className="flex gap-0.5">
                {keys.split(' ').map((key) => (
                  <KeyCap key={key}>{key}</KeyCap>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const sumOf = (queues: readonly { count: number }[]) => queues.reduce((sum, { count }) => sum + count, 0)

/** Enough for a morning; the money page has the rest. */
const mostShown = 10

/** Tasks about money, the most costly to leave first. Files in `toSign` are listed above, so they’re left out. */
export function MoneyToday({ toSign = [] }: { toSign?: readonly string[] }) {
  const { data: page } = useMoneyTasks()
  const { data: out } = useMoneyOut()
  const toFile = useFileAddress()
  const seesFiles = useMayEnter('files')
  const tasks = moneyQueues.flatMap((queue) =>
    listTasks(page, queue.value)
      .filter(({ file }) => queue.value !== 'sign' || !toSign.includes(file.id))
      .map((task) => ({ queue, task })),
  )
  const endings: readonly Ending[] = out?.endings ?? []
  const asked = endings.filter(isOurs)
  const settling = out?.settling ?? []
  const afterwards = out?.afterwards ?? []
  const count = tasks.length + endings.length + settling.length + afterwards.length
  if (count === 0) return null
  const left = Math.max(0, mostShown - asked.length - settling.length - afterwards.length)
  return (
    <section aria-labelledby="money-today">
      <DayHead
        id="money-today"
        title="Money"
        end={count > mostShown && <Link to={paths.adminMoney}>All {formatNumber(count)}</Link>}
      >
        in the order of what it costs to wait
      </DayHead>
      <ul className="k-list">
        <SettlingLines settling={settling.slice(0, mostShown)} />
        <AfterwardLines afterwards={afterwards.slice(0, mostShown)} />
        {asked.map((ending) => (
          <EndingLine key={ending.contractId} ending={ending} to={toFile(ending.file.id)} />
        ))}
        {tasks.slice(0, left).map(({ queue, task }) => (
          <MoneyLine
            key={`${queue.value} ${task.contractId}`}
            glyph={queue.glyph}
            day={task.on}
            isLate={queue.value === 'returned'}
            to={toFile(task.file.id)}
            name={task.file.name}
            what={task.sentence}
            act={sayAct(queue, { mayPay: page?.may.pay === true, seesFiles })}
            amount={task.amount}
          />
        ))}
        {endings
          .filter((ending) => !isOurs(ending))
          .slice(0, Math.max(0, left - tasks.length))
          .map((ending) => (
            <EndingLine key={ending.contractId} ending={ending} to={toFile(ending.file.id)} />
          ))}
      </ul>
    </section>
  )
}

function EndingLine({ ending, to }: { ending: Ending; to: string }) {
  return (
    <MoneyLine
      glyph="clock"
      day={ending.lastDay}
      isLate={ending.state === 'late'}
      to={to}
      name={ending.file.name}
      what={describeEnding(ending)}
      act={ending.state === 'late' ? 'Answer' : 'See'}
      amount={ending.amount}
    />
  )
}
