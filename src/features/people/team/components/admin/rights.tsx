import { type FormEvent, useState } from 'react'
import { mayEnter, recordingRoles } from '#domain/roles.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { MoneyInput } from '#features/admin/kit/components/money-input.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { formatMoney } from '#site/staff-format.ts'
import type { Colleague } from '../../schema.ts'
import { changeRights, teamQuery } from './team-calls.ts'

const ticks = [
  {
    value: 'maySendContracts',
    label: 'Sends contracts',
    about: 'Signs them for us. Everybody who sees files may draft them; owners always may send.',
    done: 'send contracts',
  },
  {
    value: 'maySeeBankDetails',
    label: 'Sees bank details',
    about: 'Whole account numbers. Others see the last four digits, and each look is in the access log.',
    done: 'see bank details',
  },
  {
    value: 'mayPay',
    label: 'Pays',
    about: 'Signs that money may leave, and says that it was sent.',
    done: 'pay',
  },
  {
    value: 'mayRecordPayments',
    label: 'Records payments',
    about: 'Writes what came in, arrived or came back.',
    done: 'record payments',
  },
] as const
type Right = (typeof ticks)[number]['value']

const inMoney: readonly Right[] = ['maySeeBankDetails', 'mayRecordPayments']

/** A right is asked where the role leaves it open. */
const isOpen = ({ role }: Colleague, right: Right) =>
  mayEnter(role, inMoney.includes(right) ? 'money' : 'files') &&
  !(right === 'mayRecordPayments' && recordingRoles.includes(role))

export const listRights = (person: Colleague): string[] =>
  person.role === 'owner'
    ? []
    : ticks.flatMap(({ value, label }) =>
        isOpen(person, value) && person[value] ? [label.toLowerCase()] : [],
      )

/** What somebody may do with contracts and money. Nobody is asked while contracts are off. */
export function Rights({ person }: { person: Colleague }) {
  if (person.maySendContracts === null || person.role === 'owner') return null
  return (
    <>
      {ticks
        .filter(({ value }) => isOpen(person, value))
        .map((tick) => (
          <RightTick key={tick.value} person={person} {...tick} />
        ))}
      {mayEnter(person.role, 'files') && <ReduceLimit person={person} />}
    </>
  )
}

function RightTick({ person, value, label, about, done }: { person: Colleague } & (typeof ticks)[number]) {
  const { id, name } = person
  const change = useChange((may: boolean) => changeRights(id, { [value]: may }), {
    reads: [teamQuery.queryKey],
    done: (may) => (may ? `${name} may ${done}` : `${name} may no longer ${done}`),
  })
  return (
    <Tick
      label={label}
      description={about}
      checked={change.isPending ? change.variables : (person[value] ?? false)}
      onChange={({ target }) => !change.isPending && change.mutate(target.checked)}
    />
  )
}

function ReduceLimit({ person: { id, name, reduceUpTo } }: { person: Colleague }) {
  const [cents, setCents] = useState(reduceUpTo ?? undefined)
  const save = useChange(() => changeRights(id, { reduceUpTo: cents ?? 0 }), {
    reads: [teamQuery.queryKey],
    done: () => `${name} reduces by up to ${formatMoney(cents ?? 0)}`,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(undefined)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label="Reduces by up to"
        help="In dollars, what somebody owes. Above it, and with 0 always, a second person signs."
      >
        <MoneyInput value={cents} onChange={setCents} className="max-w-field" />
      </Field>
      <Button type="submit" kind="line" className="justify-self-start" busy={save.isPending && 'Saving…'}>
        Save how much
      </Button>
    </form>
  )
}
