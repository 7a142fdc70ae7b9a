import { useMemo, useState } from 'react'
import { type FundingMethod, fundingMethods } from '#domain/decisions.ts'
import { type AccountKind, accountKinds } from '#domain/money.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import type { NewPayeeDetails } from '#features/payouts/schema/requests.ts'
import type { Mistakes } from '../contract-draft.ts'
import { noAnswer, useRefusal } from '../refusal-note.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useDetails } from './payout-queries.ts'
import { type PayDialogProps, whoseOf } from './payout-words.ts'

type Draft = {
  method: FundingMethod
  name: string
  bank: string
  routing: string
  account: string
  accountKind: AccountKind
  address: string
}

/** Where the money goes. Nothing of it is kept in the browser. */
export function DetailsDialog({ applicationId, gate, onClose }: PayDialogProps) {
  const { payout, contract } = gate
  const [draft, setDraft] = useState<Draft>({
    method: payout?.method ?? 'ach',
    name: payout?.payee ?? '',
    bank: payout?.bank ?? '',
    ...{ routing: '', account: '', address: '' },
    accountKind: payout?.accountKind ?? 'checking',
  })
  const [own, setOwn] = useState<Mistakes>({})
  const { mutate, error, isPending } = useDetails(whoseOf(applicationId, gate))
  const refusal = useRefusal(error, noAnswer)
  const mistakes = useMemo((): Mistakes => ({ ...refusal?.fields, ...own }), [refusal, own])
  const { reportSuccess } = useOutcome()
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const isCheck = draft.method === 'check'
  const send = () => {
    const wrong = findMissing(draft)
    setOwn(wrong)
    if (Object.keys(wrong).length > 0) return
    mutate(toDetails(draft, payout?.version ?? 0), {
      onSuccess: () => {
        reportSuccess('Bank details kept. Call them back')
        onClose()
      },
    })
  }
  return (
    <AskDialog
      title={payout ? 'Change the bank details' : 'Enter the bank details'}
      about={contract.number}
      note={
        payout
          ? 'The call back, the name, the comparison and every signature are about the old ones, and start again.'
          : 'They are sealed. They’re called back before money leaves, at a number that was on file before.'
      }
      failed="Not kept."
      {...{ refusal, mistakes, onClose }}
      label="Keep them"
      busy={isPending && 'Sealing…'}
      onSubmit={send}
    >
      <Choice
        legend="How it’s paid"
        name="pay-method"
        layout="line"
        error={mistakes.method}
        options={fundingMethods.map(({ value, label }) => ({ value, label }))}
        value={draft.method}
        onChange={(method) => change({ method })}
      />
      <Field label="Payee" help="As the account or the check names them." error={mistakes.name}>
        <Input
          value={draft.name}
          maxLength={150}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      {isCheck ? (
        <Field label="Mailed to" help="Street, city, state and ZIP code." error={mistakes.address}>
          <Textarea
            rows={3}
            maxLength={300}
            value={draft.address}
            onChange={({ target }) => change({ address: target.value })}
          />
        </Field>
      ) : (
        <BankFields {...{ draft, mistakes, change }} />
      )}
    </AskDialog>
  )
}

type BankFieldsProps = { draft: Draft; mistakes: Mistakes; change: (changes: Partial<Draft>) => void }

function BankFields({ draft, mistakes, change }: BankFieldsProps) {
  const digits = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const
  return (
    <>
      <Field label="Bank" error={mistakes.bank}>
        <Input
          value={draft.bank}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => change({ bank: target.value })}
        />
      </Field>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label="Routing number" help="Nine digits." error={mistakes.routing}>
          <Input
            {...digits}
            value={draft.routing}
            maxLength={20}
            onChange={({ target }) => change({ routing: target.value })}
          />
        </Field>
        <Field label="Account number" help="4 to 17 digits or letters." error={mistakes.account}>
          <Input
            {...digits}
            value={draft.account}
            maxLength={30}
            onChange={({ target }) => change({ account: target.value })}
          />
        </Field>
      </div>
      <Choice
        legend="Account"
        name="pay-account-kind"
        layout="line"
        error={mistakes.accountKind}
        options={accountKinds.map(({ value, label }) => ({ value, label }))}
        value={draft.accountKind}
        onChange={(accountKind) => change({ accountKind })}
      />
    </>
  )
}

function findMissing({ method, name, bank, routing, account, address }: Draft): Mistakes {
  const isMissing = (typed: string) => typed.trim() === ''
  const byBank: Mistakes = {
    ...(isMissing(bank) && { bank: 'Type the bank.' }),
    ...(isMissing(routing) && { routing: 'Type the nine digits.' }),
    ...(isMissing(account) && { account: 'Type the account number.' }),
  }
  return {
    ...(isMissing(name) && { name: 'Type the payee’s name.' }),
    ...(method === 'check'
      ? { ...(isMissing(address) && { address: 'Type where the check is mailed.' }) }
      : byBank),
  }
}

function toDetails(draft: Draft, version: number): NewPayeeDetails {
  const { method, name, bank, routing, account, accountKind, address } = draft
  return method === 'check'
    ? { method, name, address, version }
    : { method, name, bank, routing, account, accountKind, version }
}
