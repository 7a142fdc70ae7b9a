import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { brand } from '#site/brand.ts'
import { claimEnd, quoteOf, type RecordClaim, recordClaimNames, recordClaims } from '#site/claims.ts'
import { dateIn } from '#site/format.ts'
import { staffLocale } from '#site/locale.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import { useToast } from '#ui/toast.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ClaimChange, Opening } from '../../schema.ts'
import { useOpeningChange } from './ready-calls.ts'

type Claims = Opening['claims']

const isUnproven = ({ source, day, isHidden }: Claims[RecordClaim]) => !isHidden && !(source && day)

/** Every claim of the site with two ways out: its source and day, or off every page. */
export function ClaimList({ claims }: { claims: Claims }) {
  const { toast } = useToast()
  const [proving, setProving] = useState<RecordClaim>()
  const close = () => {
    setProving(undefined)
    // The form goes, and the button that opened it is there again.
    if (proving) requestAnimationFrame(() => document.getElementById(buttonId(proving))?.focus())
  }
  const save = useOpeningChange(close)
  const change = (name: RecordClaim, to: ClaimChange, title: string) =>
    save.mutate({ claims: { [name]: to } }, { onSuccess: () => toast({ title }) })
  const unproven = recordClaimNames.filter((name) => isUnproven(claims[name]))
  return (
    <div className="grid gap-4">
      <Refusal error={save.error} fallback="That was not saved. Please try again." />
      <p>
        Name a record you could show and its day: a ledger, a count, a survey. Visitors can then read it. Or
        hide the claim: it leaves every page, tag and search result. A record proves a claim for 12 months.
        Then the claim leaves by itself, unless you name a newer one.
      </p>
      <ul className="hairlines">
        {recordClaimNames.map((name) => (
          <li key={name} className="grid gap-1 py-3">
            <b>
              {recordClaims[staffLocale][name].label}: {quoteOf(name, staffLocale)}
            </b>
            <p>{sayState(claims[name])}</p>
            {proving === name ? (
              <ProofForm
                claim={claims[name]}
                isBusy={save.isPending}
                onSave={(proof) => change(name, proof, 'Source saved')}
                onClose={close}
              />
            ) : (
              <div className="flex flex-wrap gap-2">
                <Button id={buttonId(name)} kind="line" onClick={() => setProving(name)}>
                  <span>
                    Give its source
                    <VisuallyHidden>: {recordClaims[staffLocale][name].label}</VisuallyHidden>
                  </span>
                </Button>
                {claims[name].isHidden ? (
                  <Button kind="bare" onClick={() => change(name, null, 'Claim shown')}>
                    <span>
                      Show it again
                      <VisuallyHidden>: {recordClaims[staffLocale][name].label}</VisuallyHidden>
                    </span>
                  </Button>
                ) : (
                  <Button kind="line" onClick={() => change(name, { isHidden: true }, 'Claim hidden')}>
                    <span>
                      Hide it
                      <VisuallyHidden>: {recordClaims[staffLocale][name].label}</VisuallyHidden>
                    </span>
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {unproven.length > 0 && (
        <Button
          kind="line"
          className="justify-self-start"
          busy={save.isPending && 'Saving…'}
          onClick={() =>
            save.mutate(
              { hidesUnproven: true },
              { onSuccess: () => toast({ title: 'Unproven claims hidden' }) },
            )
          }
        >
          Hide all without a source ({unproven.length})
        </Button>
      )}
    </div>
  )
}

const buttonId = (name: RecordClaim) => `claim-${name}`

function sayState({ source, day, isHidden }: Claims[RecordClaim]): string {
  if (isHidden) return 'Hidden.'
  if (!source) return 'No source yet.'
  return day
    ? `${source}, ${formatCalendarDay(day)}. ${sayEnd(claimEnd(day))}`
    : `${source}. The day is missing, so nobody sees it yet.`
}

const sayEnd = (endsOn: string) =>
  endsOn <= dateIn(brand.openHours.timeZone)
    ? `Left the site on ${formatCalendarDay(endsOn)}: its record is more than 12 months old.`
    : `Stays on the site until ${formatCalendarDay(endsOn)}.`

type ProofFormProps = {
  claim: Claims[RecordClaim]
  isBusy: boolean
  onSave: (proof: { source: string; day: string }) => void
  onClose: () => void
}

function ProofForm({ claim, isBusy, onSave, onClose }: ProofFormProps) {
  const source = useRef<HTMLInputElement>(null)
  useEffect(() => source.current?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    onSave({ source: String(values.get('source') ?? ''), day: String(values.get('day') ?? '') })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 pb-4">
      <Field label="Source" className="min-w-60 grow">
        <Input ref={source} name="source" defaultValue={claim.source} maxLength={400} required />
      </Field>
      <Field label="Its day">
        <Input type="date" name="day" defaultValue={claim.day ?? ''} required />
      </Field>
      <Button type="submit" busy={isBusy && 'Saving…'}>
        Save
      </Button>
      <Button kind="bare" onClick={onClose}>
        Cancel
      </Button>
    </form>
  )
}
