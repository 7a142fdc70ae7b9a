import { type ReactNode, useId } from 'react'
import { states } from '#domain/states.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { ButtonAnchor } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { PageHead } from '#features/admin/kit/components/page-head.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import type { MoneyTask, MoneyPage as Page } from '#features/payouts/schema/tasks.ts'
import { paths } from '#site/paths.ts'
import { formatCents, formatMoney, formatNumber, labelOf } from '#site/staff-format.ts'
import type { MoneyOut } from '../../schema.ts'
import { AfterwardLines } from './afterward-lines.tsx'
import { MoneyLine } from './money-line.tsx'
import { useMoneyOut, useMoneyTasks } from './money-queries.ts'
import { describeEnding, listTasks, moneyQueues, sayAct } from './money-words.ts'
import { useFileAddress } from './use-file-address.ts'

/** What goes out, what may still come back, and what is out. */
export function MoneyPage() {
  const tasks = useMoneyTasks()
  const out = useMoneyOut()
  const error = (!tasks.data && tasks.error) || (!out.data && out.error)
  return (
    <div className="on-sheet">
      <PageHead title="Money" about="What goes out, what may still come back, and what is out.">
        {tasks.data?.may.seeDetails && (
          <ButtonAnchor kind="line" href="/api/admin/money/payment-list" download>
            Payment list for the bank
          </ButtonAnchor>
        )}
      </PageHead>
      <div className="px-6 pt-4 pb-12 max-md:px-4">
        {tasks.data && out.data ? (
          <Parts page={tasks.data} out={out.data} />
        ) : error ? (
          <LoadFailure
            title="The money page could not be loaded"
            error={error}
            onRetry={() => Promise.all([tasks.refetch(), out.refetch()])}
          />
        ) : (
          <Wait>Loading the payments…</Wait>
        )}
      </div>
    </div>
  )
}

function Parts({ page, out }: { page: Page; out: MoneyOut }) {
  const shown = moneyQueues.filter(({ value }) => listTasks(page, value).length > 0)
  return (
    <div className="grid gap-7">
      <Sums page={page} out={out} />
      {shown.length === 0 && out.endings.length === 0 && out.afterwards.length === 0 && (
        <Empty title="Nothing to pay, sign or answer">
          A contract comes here once the client and their attorney have signed it.
        </Empty>
      )}
      {shown.map((queue) => (
        <Tasks key={queue.value} queue={queue} tasks={listTasks(page, queue.value)} mayPay={page.may.pay} />
      ))}
      {out.afterwards.length > 0 && (
        <Part title="Ended and going back" about={formatNumber(out.afterwards.length)}>
          <AfterwardLines afterwards={out.afterwards} />
        </Part>
      )}
      <Endings endings={out.endings} />
      <Out out={out} />
    </div>
  )
}

function Sums({ page, out }: { page: Page; out: MoneyOut }) {
  const sums = moneyQueues.flatMap(({ value, label }) => {
    const sum = page.sums[value]
    return sum && sum.count > 0 ? [{ label, sum: formatMoney(sum.amount), count: sum.count }] : []
  })
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-4">
      {sums.map(({ label, sum, count }) => (
        <Figure key={label} label={label} sum={sum} count={count} />
      ))}
      <Figure label="Out" sum={formatMoney(out.paidOut)} count={out.total} />
    </dl>
  )
}

function Figure({ label, sum, count }: { label: string; sum: string; count: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="font-semibold">
        {label} <span className="k-small">{formatNumber(count)}</span>
      </dt>
      <dd className="k-number">{sum}</dd>
    </div>
  )
}

type PartProps = { title: string; about?: ReactNode; children: ReactNode }

function Part({ title, about, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} about={about} />
      <ul className="k-list">{children}</ul>
    </section>
  )
}

type TasksProps = { queue: (typeof moneyQueues)[number]; tasks: readonly MoneyTask[]; mayPay: boolean }

function Tasks({ queue, tasks, mayPay }: TasksProps) {
  const seesFiles = useMayEnter('files')
  const toFile = useFileAddress()
  const sum = tasks.reduce((all, { amount }) => all + amount, 0)
  return (
    <Part title={queue.label} about={formatCents(sum)}>
      {tasks.map((task) => (
        <MoneyLine
          key={task.contractId}
          glyph={queue.glyph}
          day={task.on}
          isLate={queue.value === 'returned'}
          to={toFile(task.file.id)}
          name={task.file.name}
          what={task.sentence}
          act={sayAct(queue, { mayPay, seesFiles })}
          amount={task.amount}
        />
      ))}
    </Part>
  )
}

function Endings({ endings }: Pick<MoneyOut, 'endings'>) {
  const toFile = useFileAddress()
  if (endings.length === 0) return null
  return (
    <Part title="In their time to cancel" about={formatNumber(endings.length)}>
      {endings.map((ending) => (
        <MoneyLine
          key={ending.contractId}
          glyph="clock"
          day={ending.lastDay}
          isLate={ending.state === 'late'}
          to={toFile(ending.file.id)}
          name={ending.file.name}
          what={describeEnding(ending)}
          amount={ending.amount}
        />
      ))}
    </Part>
  )
}

function Out({ out: { out, total } }: { out: MoneyOut }) {
  if (out.length === 0) return null
  const isCut = total > out.length
  return (
    <Part
      title="Out"
      about={isCut ? `the latest ${out.length} of ${formatNumber(total)}` : formatNumber(total)}
    >
      {out.map(({ advanceId, file, number, state, paidOn, paidOut }) => (
        <MoneyLine
          key={advanceId}
          glyph="page"
          day={paidOn}
          to={paths.adminApplicationLedger(file.id)}
          name={file.name}
          what={`${number ?? 'Without a contract'}, ${labelOf(states, state)}`}
          act="Ledger"
          amount={paidOut}
        />
      ))}
    </Part>
  )
}
