import { FirmMoneyLines } from '#features/contract-page/money/components/firm-money.tsx'
import { ButtonAnchor } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/locale.tsx'
import { clientsWords } from '../content/words.ts'
import type { Client } from '../schema.ts'

type ClientRowsProps = { clients: readonly Client[]; hasFirms: boolean }

const head = 'pb-2 text-left font-sans text-small font-semibold'
const cell = 'py-4 align-middle'
const label = 'font-sans text-small text-soft lg:hidden'

/** A table, and cards with the same words where it would not fit. */
export function ClientRows({ clients, hasFirms }: ClientRowsProps) {
  const { columns } = useWords(clientsWords).list
  return (
    <table className="mt-6 w-full border-collapse max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="lg:border-b lg:border-rule-strong">
          <th scope="col" className={classNames(head, 'w-[32%]')}>
            {columns.client}
          </th>
          <th scope="col" className={classNames(head, 'w-[24%]')}>
            {columns.stands}
          </th>
          <th scope="col" className={head}>
            {columns.next}
          </th>
          <th scope="col" className={head}>
            <span className="sr-only">{columns.action}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:border-t max-lg:border-rule-strong">
        {clients.map((client, place) => (
          <ClientRow key={client.reference} client={client} isFirst={place === 0} hasFirm={hasFirms} />
        ))}
      </tbody>
    </table>
  )
}

function ClientRow({ client, isFirst, hasFirm }: { client: Client; isFirst: boolean; hasFirm: boolean }) {
  const { list: words } = useWords(clientsWords)
  const { name, reference, firm, mayWrite, stands, waits, money, page } = client
  const [first] = waits
  const isUrged = isFirst && first !== undefined
  return (
    <tr
      className={classNames(
        'border-b border-rule max-lg:py-4',
        'max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6',
        isUrged && 'bg-green-100 shadow-[inset_4px_0_0_var(--color-green-700)] max-lg:-mx-3 max-lg:px-3',
      )}
    >
      <th
        scope="row"
        className={classNames(
          cell,
          'col-span-full text-left font-normal max-lg:block max-lg:py-0',
          'lg:pr-4',
          isUrged && 'lg:pl-4',
        )}
      >
        <span translate="no" className="block text-lead leading-tight font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="block font-sans text-small">{reference}</span>
        {hasFirm && (
          <span translate="no" className="block font-sans text-small text-soft wrap-anywhere">
            {firm}
          </span>
        )}
        {!mayWrite && <span className="block font-sans text-small text-soft">{words.coCounsel}</span>}
      </th>
      <td className={classNames(cell, 'max-lg:mt-3 max-lg:block max-lg:py-0 lg:pr-4')}>
        <span className={classNames(label, 'block')}>{words.columns.stands}</span>
        {words.stands[stands]}
        <FirmMoneyLines money={money} />
      </td>
      <td className={classNames(cell, 'max-lg:mt-3 max-lg:block max-lg:py-0 lg:pr-4')}>
        <span className={classNames(label, 'block')}>{words.columns.next}</span>
        <WaitWords client={client} />
      </td>
      <td
        className={classNames(
          cell,
          'col-span-full text-right max-lg:mt-4 max-lg:block max-lg:py-0 max-lg:text-left',
          isUrged && 'lg:pr-4',
        )}
      >
        <ButtonAnchor href={page} variant={isUrged ? 'primary' : 'outline'} size="small">
          {words.actions[first?.what ?? 'open']}
          <span className="sr-only">{words.actionFor(name, reference)}</span>
        </ButtonAnchor>
      </td>
    </tr>
  )
}

function WaitWords({ client: { waits, isOver, mayWrite } }: { client: Client }) {
  const { list: words } = useWords(clientsWords)
  if (waits.length === 0) {
    if (isOver) return <span className="text-soft">{words.nothing}</span>
    return <span className="text-soft">{mayWrite ? words.ours : words.readOnly}</span>
  }
  return (
    <ul>
      {waits.map(({ what, count }) => (
        <li key={what} className="font-semibold">
          {words.waits[what](count)}
        </li>
      ))}
    </ul>
  )
}
