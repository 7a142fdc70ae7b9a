import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { postures } from '#domain/posture.ts'
import type { StateCode } from '#domain/states.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { useFocusOnMistake } from '#features/admin/components/use-focus-on-mistake.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { LawFields } from '../../contract/components/admin/law-fields.tsx'
import type { StateRule } from '../../schema.ts'
import { CapFields } from './cap-fields.tsx'
import { RuleDiff } from './rule-diff.tsx'
import { type Mistakes, type RuleDraft, readDraft } from './rule-draft.ts'
import { cancelStartLabels, compoundingLabels, nameOf, postureLabels } from './rule-words.ts'
import { historyQuery } from './rules-calls.ts'
import { type RuleFormOptions, useRuleForm } from './use-rule-form.ts'

type RuleFormProps = RuleFormOptions & { onCancel: () => void }

const postureHelp = {
  open: 'Open: everybody there can apply',
  license: 'License: open to us with a license or a registration',
  capped: 'Capped: open, and the law limits the price',
  closed: 'Closed: we fund nobody who lives there',
} as const

const optionsOf = (labels: Record<string, string>, none: string) => [
  { value: '', label: none },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]
const cancelOptions = optionsOf(cancelStartLabels, 'What the statute says')
const compoundingOptions = optionsOf(compoundingLabels, 'The law sets no limit')

/** What the owner typed stays while they look at other states. */
export function RuleForm({ onCancel, ...options }: RuleFormProps) {
  const { draft, setDraft, mistakes, failure, conflict, isSaving, save, keepMine, takeTheirs } =
    useRuleForm(options)
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const form = useFocusOnMistake(mistakes)
  const code: StateCode = options.state.code
  const set = (change: Partial<RuleDraft>) => setDraft({ ...draft, ...change })
  const type = (
    name: keyof Omit<RuleDraft, 'posture' | 'caps' | 'law' | 'isChecked' | 'takesWithoutLicense'>,
  ) => ({
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement }) =>
      set({ [name]: target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          save()
        }
        // Only its button discards what the owner typed.
        if (event.key === 'Escape' && !options.drafts.has(code)) onCancel()
      }}
      className="rules-form"
    >
      {conflict && (
        <RuleConflict code={code} mine={draft} theirs={conflict} onKeep={keepMine} onTake={takeTheirs} />
      )}
      {failure && (
        <Notice tone="critical" announce>
          {failure}
        </Notice>
      )}
      <Field label="Posture" error={mistakes.posture}>
        <Select
          ref={first}
          options={postures.map((posture) => ({ value: posture, label: postureHelp[posture] }))}
          value={draft.posture}
          onChange={({ target }) =>
            set({ posture: postures.find((posture) => posture === target.value) ?? draft.posture })
          }
        />
      </Field>
      <Field
        label="From"
        help="Midnight in New York. Keep the day to correct this rule; a later one leaves it in force until then."
        error={mistakes.effectiveFrom}
      >
        <Input type="date" {...type('effectiveFrom')} />
      </Field>
      <Field
        label={`What people in ${nameOf(code)} read`}
        help={`Leave it empty for the usual sentence of “${postureLabels[draft.posture]}”.`}
        error={mistakes.sentence}
      >
        <Textarea rows={3} maxLength={400} {...type('sentence')} />
      </Field>
      <CapFields caps={draft.caps} mistakes={mistakes} onChange={(caps) => set({ caps })} />
      <div className="rules-pair">
        <Field label="Business days to cancel" optional error={mistakes.cancelDays}>
          <Input inputMode="numeric" {...type('cancelDays')} />
        </Field>
        <Field label="They count from" optional error={mistakes.cancelFrom}>
          <Select options={cancelOptions} {...type('cancelFrom')} />
        </Field>
        <Field label="Compounding" optional error={mistakes.compounding}>
          <Select options={compoundingOptions} {...type('compounding')} />
        </Field>
        <Field label="Charges stop after months" optional error={mistakes.mostMonths}>
          <Input inputMode="numeric" {...type('mostMonths')} />
        </Field>
        <Field label="Largest advance ($)" optional error={mistakes.largestAdvance}>
          <Input inputMode="decimal" {...type('largestAdvance')} />
        </Field>
        <Field label="License number" optional error={mistakes.license}>
          <Input autoComplete="off" maxLength={120} {...type('license')} />
        </Field>
      </div>
      {draft.posture === 'license' && !draft.license.trim() && (
        <Tick
          label="Take applications and name our price there before we have the license"
          checked={draft.takesWithoutLicense}
          onChange={({ target }) => set({ takesWithoutLicense: target.checked })}
        />
      )}
      <Field
        label="Sentences the law requires"
        help="One to a line. They’re shown to people who live there."
        optional
        error={findMistake(mistakes, 'requiredSentences')}
      >
        <Textarea rows={2} {...type('requiredSentences')} />
      </Field>
      <LawFields draft={draft.law} mistakes={mistakes} onChange={(law) => set({ law })} />
      <Field label="Source" help="Statute, case or bill, as a lawyer would cite it." error={mistakes.source}>
        <Input maxLength={400} {...type('source')} />
      </Field>
      <Tick
        label="I checked it against the law today"
        checked={draft.isChecked}
        onChange={({ target }) => set({ isChecked: target.checked })}
      />
      {Object.keys(mistakes).length > 0 && (
        <Notice tone="critical" announce>
          Not saved. What has to change is said above, at each field.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSaving && 'Saving…'}>
          Save the rule <kbd>Ctrl Enter</kbd>
        </Button>
        <Button kind="bare" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Of a list in one field, whichever of its lines is wrong. */
const findMistake = (mistakes: Mistakes, path: string) =>
  mistakes[path] ?? Object.entries(mistakes).find(([at]) => at.startsWith(`${path}.`))?.[1]

type RuleConflictProps = {
  code: StateCode
  mine: RuleDraft
  theirs: StateRule
  onKeep: () => void
  onTake: () => void
}

function RuleConflict({ code, mine, theirs, onKeep, onTake }: RuleConflictProps) {
  const { data: history } = useQuery(historyQuery(code))
  const who = history?.[0]?.writtenBy ?? 'Somebody'
  return (
    <ConflictNotice
      title={`${who} changed ${nameOf(code)} while you were writing.`}
      mine={{ label: 'Save mine', onKeep }}
      theirs={{ label: 'Take theirs', onTake }}
    >
      <RuleDiff
        caption="Their rule and yours"
        old={{ title: 'Theirs', rule: theirs }}
        now={{ title: 'Yours', rule: readDraft(mine) }}
      />
    </ConflictNotice>
  )
}
