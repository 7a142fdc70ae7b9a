import { useState } from 'react'
import { fundingMethods } from '#domain/decisions.ts'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { MoneyInput } from '#features/admin/kit/components/money-input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { formatCents } from '#site/staff-format.ts'
import { ActDialog } from './act-dialog.tsx'

type RefundDialogProps = {
  fileId: string
  contractId: string
  today: string
  /** Cents. */
  due: number
  onClose: () => void
}

/** What came beyond what was owed was sent back. The bank pays it, not this program. */
export function RefundDialog({ fileId, contractId, today, due, onClose }: RefundDialogProps) {
  const [amount, setAmount] = useState<number | undefined>(due)
  const [on, setOn] = useState<string | undefined>(today)
  const [method, setMethod] = useState('check')
  const [reference, setReference] = useState('')
  const [submissionKey] = useState(makeSubmissionKey)
  const way = fundingMethods.find(({ value }) => value === method)?.value
  const refund = amount &&
    on && {
      ...{ amount, on, submissionKey, ...(way && { method: way }) },
      ...(reference.trim() && { reference: reference.trim() }),
    }
  return (
    <ActDialog
      fileId={fileId}
      title="Record a refund"
      about={`${formatCents(due)} more came than was owed`}
      note="Send the money at the bank first. Here you record that it left."
      submit="Record the refund"
      done="Recorded."
      act={refund ? { refund, contractId } : undefined}
      missing="It needs an amount and a day."
      onClose={onClose}
    >
      {(fields) => (
        <>
          <Field label="Amount sent back" error={fields.amount}>
            <MoneyInput value={amount} onChange={setAmount} />
          </Field>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="Day" error={fields.on}>
              <DateInput today={today} lean="back" value={on} onChange={setOn} />
            </Field>
            <Field label="By">
              <Select
                options={fundingMethods}
                value={method}
                onChange={({ target }) => setMethod(target.value)}
              />
            </Field>
          </div>
          <Field label="Bank’s reference" optional error={fields.reference}>
            <Input maxLength={200} value={reference} onChange={({ target }) => setReference(target.value)} />
          </Field>
        </>
      )}
    </ActDialog>
  )
}
