import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { daysBetweenChecks } from '#domain/rules.ts'
import type { StateCode } from '#domain/states.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { brand } from '#site/brand.ts'
import { classNames } from '#ui/class-names.ts'
import { useListState } from '../../components/admin/list-state.ts'
import { PostureMark } from '../../components/admin/posture-mark.tsx'
import type { RuleDraft } from '../../components/admin/rule-draft.ts'
import { RuleForm } from '../../components/admin/rule-form.tsx'
import { nameOf, sayDate, sayIn, sayRule } from '../../components/admin/rule-words.ts'
import { rulesQuery } from '../../components/admin/rules-calls.ts'
import { fits } from '../../components/admin/rules-filters.tsx'
import { RulesList } from '../../components/admin/rules-list.tsx'
import { sortStates } from '../../components/admin/rules-table.tsx'
import { StatePanel } from '../../components/admin/state-panel.tsx'
import { SuggestionOffer } from '../../components/admin/suggestion-offer.tsx'
import { TakeOverAll } from '../../components/admin/take-over-all.tsx'
import { useRuleActs } from '../../components/admin/use-rule-acts.ts'
import { useRulesKeys } from '../../components/admin/use-rules-keys.ts'
import type { StateOverview, StateRule } from '../../schema.ts'
import '../../components/admin/rules.css'
import '../../components/admin/state-panel.css'

export const meta = () => [{ title: `State rules | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function Rules() {
  const { name: reader } = usePerson()
  const { listState, searchFor } = useListState()
  const { data: states = [], error, isPending, refetch } = useQuery(rulesQuery)
  const drafts = useDrafts<RuleDraft>(() => true)
  const [editing, setEditing] = useState<ReadonlyMap<StateCode, StateRule>>(new Map())
  const acts = useRuleActs()
  const shown = sortStates(states.filter((state) => fits(state, listState.filter)))
  const state = states.find(({ code }) => code === listState.state)
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
          <ButtonLink kind="bare" to={{ search: searchFor({ state: undefined }) }}>
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

type CheckLineProps = { state: StateOverview; reader: string; isBusy: boolean; onCheck: () => void }

function CheckLine({ state, reader, isBusy, onCheck }: CheckLineProps) {
  const { check, daysSinceChecked } = state
  return (
    <div className={classNames('rules-check', check === 'late' && 'rules-alarm')}>
      <p>
        {check === 'late' && <b>Not checked for {daysSinceChecked} days. </b>}
        {say(state, reader)}
      </p>
      <Button kind="bare" aria-keyshortcuts="c" busy={isBusy && 'Saving…'} onClick={onCheck}>
        I checked it <kbd>c</kbd>
      </Button>
    </div>
  )
}

function say({ check, rule, coming }: StateOverview, reader: string): string {
  const checked = [rule, ...coming].filter(({ checkedOn }) => checkedOn !== null)
  const [oldest] = checked.sort((a, b) => (a.checkedOn ?? '').localeCompare(b.checkedOn ?? ''))
  const who = oldest?.confirmedBy === reader ? 'You' : oldest?.confirmedBy
  const confirmed = oldest?.checkedOn && `${who} confirmed it on ${sayDate(oldest.checkedOn)}`
  if (check === 'late') return `${confirmed}; the limit is ${daysBetweenChecks}.`
  if (check === 'fine') return `${confirmed}.`
  return checked.length > 0
    ? 'One of its rules was never checked.'
    : 'Nobody has checked it against the law yet.'
}

function ComingChanges({ states }: { states: readonly StateOverview[] }) {
  const { searchFor } = useListState()
  const changes = states
    .flatMap(({ code, coming }) => coming.map((rule) => ({ code, rule, on: rule.effectiveFrom ?? '' })))
    .sort((a, b) => a.on.localeCompare(b.on))
  return (
    <section aria-labelledby="coming" className="rules-part">
      <h2 id="coming">What changes when</h2>
      {changes.length === 0 ? (
        <p className="text-soft">
          No rule is dated for later. A rule with a day to come switches itself on at midnight in New York.
        </p>
      ) : (
        <ol className="rules-agenda">
          {changes.map(({ code, rule, on }) => (
            <li key={`${code} ${on}`}>
              <time dateTime={on}>
                {sayDate(on)} <small>{sayIn(on)}</small>
              </time>
              <div>
                <Link to={{ search: searchFor({ state: code }) }} preventScrollReset>
                  {nameOf(code)}
                </Link>{' '}
                <PostureMark posture={rule.posture} />
                <p>{sayRule(rule)}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Looking at another state and back loses nothing, and leaving the screen asks first. */
function useDrafts<Draft>(isTyped: (draft: Draft) => boolean): Map<string, Draft> {
  const [drafts] = useState(() => new Map<string, Draft>())
  useUnsavedGuard(() => [...drafts.values()].some(isTyped))
  return drafts
}
