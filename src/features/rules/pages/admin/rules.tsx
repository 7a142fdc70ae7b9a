import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StateCode } from '#domain/states.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useDrafts } from '#features/admin/components/use-drafts.ts'
import { brand } from '#site/brand.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CheckLine } from '../../components/admin/check-line.tsx'
import { ComingChanges } from '../../components/admin/coming-changes.tsx'
import type { RuleDraft } from '../../components/admin/rule-draft.ts'
import { RuleForm } from '../../components/admin/rule-form.tsx'
import { nameOf } from '../../components/admin/rule-words.ts'
import { rulesQuery } from '../../components/admin/rules-calls.ts'
import { fits } from '../../components/admin/rules-filters.tsx'
import { RulesList } from '../../components/admin/rules-list.tsx'
import { useRulesPlace } from '../../components/admin/rules-place.ts'
import { sortStates } from '../../components/admin/rules-table.tsx'
import { StatePanel } from '../../components/admin/state-panel.tsx'
import { SuggestionOffer } from '../../components/admin/suggestion-offer.tsx'
import { TakeOverAll } from '../../components/admin/take-over-all.tsx'
import { useRuleActs } from '../../components/admin/use-rule-acts.ts'
import { useRulesKeys } from '../../components/admin/use-rules-keys.ts'
import type { StateRule } from '../../schema.ts'
import '../../components/admin/rules.css'
import '../../components/admin/state-panel.css'

export const meta = () => [{ title: `State rules | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function Rules() {
  const { name: reader } = usePerson()
  const { place, searchFor } = useRulesPlace()
  const { data: states = [], error, isPending, refetch } = useQuery(rulesQuery)
  const drafts = useDrafts<RuleDraft>(() => true)
  /** The rule that each state's form began with, while one is open. */
  const [editing, setEditing] = useState<ReadonlyMap<StateCode, StateRule>>(new Map())
  const acts = useRuleActs()
  const shown = sortStates(states.filter((state) => fits(state, place.filter)))
  const state = states.find(({ code }) => code === place.state)
  const edited = state && editing.get(state.code)
  const edit = (rule: StateRule) => setEditing(new Map([...editing, [rule.code, rule]]))
  const stopEditing = (code: StateCode) => {
    drafts.delete(code)
    setEditing(new Map([...editing].filter(([other]) => other !== code)))
  }
  const { previous, next } = useRulesKeys({
    codes: shown.map(({ code }) => code),
    onCheck: () => state && acts.markChecked(state),
    onEdit: () => state && edit(state.rule),
    onTake: () => state && !edited && state.changes.length > 0 && acts.takeOver(state),
    onUndo: acts.undoLast,
  })
  return (
    <SettingsPage
      title="State rules"
      about="by where the client lives"
      actions={
        <>
          <ButtonLink variant="quiet" size="small" to={{ search: searchFor({ state: undefined }) }}>
            What changes when
          </ButtonLink>
          <TakeOverAll states={states} />
        </>
      }
      aside={{
        label: state ? nameOf(state.code) : 'What changes when',
        content: state ? (
          <StatePanel
            key={state.code}
            state={state}
            previous={previous}
            next={next}
            check={
              <CheckLine
                state={state}
                reader={reader}
                isBusy={acts.isBusy}
                onCheck={() => acts.markChecked(state)}
              />
            }
            offer={
              state.changes.length > 0 && (
                <SuggestionOffer
                  state={state}
                  isBusy={acts.isBusy}
                  onTake={() => acts.takeOver(state)}
                  onKeep={() => acts.keepOwn(state)}
                />
              )
            }
            form={
              edited && (
                <RuleForm
                  state={state}
                  rule={edited}
                  drafts={drafts}
                  onSaved={(before) => {
                    stopEditing(before.code)
                    acts.tell(`Saved the rule of ${nameOf(before.code)}`, before)
                  }}
                  onCancel={() => stopEditing(state.code)}
                />
              )
            }
            onEdit={edit}
            onWithdraw={(rule) => acts.takeBack(state, rule)}
          />
        ) : (
          <ComingChanges states={states} />
        ),
      }}
    >
      {error && <LoadFailure error={error} fallback="The rules could not be loaded." onRetry={refetch} />}
      {!error && <RulesList states={states} shown={shown} isLoading={isPending} isBehind={!!state} />}
    </SettingsPage>
  )
}
