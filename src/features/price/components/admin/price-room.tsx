import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { states } from '#domain/states.ts'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { DraftDifferences } from '#features/admin/components/draft-differences.tsx'
import type { Versions } from '#features/admin/components/merge-drafts.ts'
import { SettingsPage, sayChanges } from '#features/admin/components/settings-page.tsx'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { isConflict, useVersionedForm } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { sayDate } from '#features/rules/components/admin/rule-words.ts'
import { daySchema } from '#lib/day-schema.ts'
import { schemaResolver } from '#lib/schema-resolver.ts'
import { formatList, labelOf } from '#site/staff-format.ts'
import { type TermsDraft, type TermsParsed, termsDraftSchema } from '../../schema/new-terms.ts'
import type { TermsAndStates, TermsVersion } from '../../schema/terms.ts'
import { listTermsDifferences, mergeTerms, sayTerm } from './merge-terms.ts'
import { useSetTerms, useTerms } from './price-calls.ts'
import { listComing, saySituation, sayTerms } from './price-words.ts'
import { countings, TermsForm } from './terms-form.tsx'
import { TermsPreview } from './terms-preview.tsx'
import { draftFrom, useKeptPrice, useKeptTerms } from './use-kept-terms.ts'

const termNames: Record<keyof TermsDraft, string> = {
  state: 'Where',
  rate: 'Rate',
  per: 'Charged for',
  isCompounding: 'Compounding',
  earned: 'Earned',
  oneTimeCharges: 'One-time charges',
  capMultiple: 'Cap',
  mostMonths: 'Most months',
  graceDays: 'Grace days',
  effectiveFrom: 'In force from',
}

const formId = 'price-terms'
const priceKeys = explainKeys('Price terms', [['1 – 2', 'Simple or compounding']])

export function PriceRoom(terms: TermsAndStates) {
  const { versions, today } = terms
  const price = useKeptPrice()
  const [kept] = price
  // Versions never change, so the one that a kept draft was begun on is among them.
  const opened = kept ? versions.find(({ version }) => version === kept.basedOn) : versions[0]
  const form = useForm<TermsDraft, unknown, TermsParsed>({
    resolver: schemaResolver(termsDraftSchema),
    defaultValues: draftFrom(opened, today),
    mode: 'onTouched',
  })
  const { handleSubmit, formState, reset, watch, setValue, setError } = form
  const { isDirty } = formState
  const { reportSuccess } = useOutcome()
  const { refetch } = useTerms()
  const { base, conflict, showConflict, buildOn, takeTheirs } = useVersionedForm<TermsVersion>({
    opened,
    theirs: opened?.version === versions[0]?.version ? undefined : versions[0],
    fill: (stored) => reset(draftFrom(stored, today)),
  })
  const save = useSetTerms()
  const [failure, setFailure] = useState<unknown>()

  const draft = watch()
  const changes = useKeptTerms(draft, { price, base, today, fill: reset })
  const { data: typed } = termsDraftSchema.safeParse(draft)
  const day = daySchema.safeParse(draft.effectiveFrom).data ?? today

  const submit = handleSubmit(async ({ effectiveFrom, ...values }) => {
    if (save.isPending) return
    setFailure(undefined)
    // The server knows what today is: this screen may have been open since yesterday.
    const from = effectiveFrom === today ? {} : { effectiveFrom }
    try {
      const answer = await save.mutateAsync({ ...values, ...from, basedOn: base?.version ?? 0 })
      const [added] = answer.versions
      buildOn(added)
      reset(draftFrom(added, today))
      reportSuccess(`Version ${added?.version} is set`, { description: added && sayTerms(added) })
    } catch (error) {
      if (isConflict(error)) return showConflict((await refetch()).data?.versions[0])
      const wrongDay = error instanceof ApiError ? error.errors.effectiveFrom?.[0] : undefined
      if (wrongDay) setError('effectiveFrom', { message: wrongDay }, { shouldFocus: true })
      else setFailure(error)
    }
  })

  const versionsWith = (theirs: TermsVersion | undefined): Versions<TermsDraft> => ({
    base: draftFrom(base, today),
    mine: draft,
    theirs: draftFrom(theirs, today),
  })
  const keepMine = (theirs: TermsVersion | undefined) => {
    const merged = mergeTerms(versionsWith(theirs))
    buildOn(theirs)
    reset(draftFrom(theirs, today))
    reset(merged, { keepDefaultValues: true })
  }

  useKeys((key) => {
    const chosen = countings[Number(key) - 1]
    if (chosen) setValue('isCompounding', chosen, { shouldDirty: true })
    return chosen !== undefined
  })
  useCommands(priceKeys, { listens: false })

  return (
    <SettingsPage
      title="Contracts and price"
      about={<span role="status">{saySituation(terms, isDirty)}</span>}
      actions={
        <div className="price-actions">
          {changes > 0 && (
            <>
              <span className="k-small self-center">{sayChanges(changes)}</span>
              <Button kind="bare" onClick={() => (conflict ? takeTheirs() : reset(draftFrom(base, today)))}>
                Discard
              </Button>
            </>
          )}
          <Button
            type="submit"
            form={formId}
            keys="Ctrl Enter"
            disabled={!isDirty}
            busy={save.isPending && 'Setting…'}
          >
            {day === today ? 'Set now' : `Set from ${sayDate(day)}`}
          </Button>
        </div>
      }
    >
      <div className="price-room">
        <div className="price-form">
          <form
            id={formId}
            noValidate
            onSubmit={submit}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isDirty) submit()
            }}
            className="grid gap-5"
          >
            {failure !== undefined && (
              <Notice tone="critical" announce>
                {reasonOf(failure, 'The price was not set. Please try again.')}
              </Notice>
            )}
            {conflict && (
              <ConflictNotice
                title="Somebody else set a price meanwhile"
                mine={{ label: 'Keep mine', onKeep: () => keepMine(conflict.theirs) }}
                theirs={{ label: 'Take theirs', onTake: takeTheirs }}
              >
                <DraftDifferences
                  differences={listTermsDifferences(versionsWith(conflict.theirs))}
                  nameOf={([field = '']) => termNames[field as keyof TermsDraft]}
                  say={sayTerm}
                />
                {conflict.theirs && (
                  <p>
                    Version {conflict.theirs.version}, from {sayDate(conflict.theirs.effectiveFrom)}:{' '}
                    {sayTerms(conflict.theirs)}.
                  </p>
                )}
              </ConflictNotice>
            )}
            <TermsForm {...{ form, base, today }} terms={typed} />
          </form>
          <TermsVersions {...terms} />
        </div>
        <TermsPreview terms={typed} day={day} />
      </div>
    </SettingsPage>
  )
}

/** Nobody can change or remove a version: offers name the one they were made with. */
function TermsVersions(terms: TermsAndStates) {
  const coming = new Set(listComing(terms).map(({ version }) => version))
  return (
    <section aria-labelledby="versions" className="price-versions">
      <h2 id="versions">Versions</h2>
      {terms.versions.length === 0 ? (
        <p className="text-small text-soft">None yet. The first one you set is version 1.</p>
      ) : (
        <ul>
          {terms.versions.map((version) => (
            <li key={version.version}>
              <span>
                {version.version}, {sayDate(version.effectiveFrom)}
              </span>
              <span>
                {sayTerms(version)}
                {version.setBy && <small>set by {version.setBy}</small>}
              </span>
              <small>
                {version.version === terms.current && 'in force'}
                {coming.has(version.version) && 'to come'}
              </small>
            </li>
          ))}
        </ul>
      )}
      <CutStates {...terms} />
    </section>
  )
}

/** Where the latest version can't be used as it is. An offer there is held to the rule. */
function CutStates({ cannotUseIn, versions: [latest] }: TermsAndStates) {
  if (!latest || cannotUseIn.length === 0) return null
  const byReason = Map.groupBy(cannotUseIn, ({ reason }) => reason)
  return (
    <div className="text-small">
      <p className="font-semibold">Version {latest.version} is cut by the rules of these states</p>
      <ul>
        {[...byReason].map(([reason, cut]) => (
          <li key={reason} className="price-cut">
            {formatList(cut.map(({ state }) => labelOf(states, state)))}: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
