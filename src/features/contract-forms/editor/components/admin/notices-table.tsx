import { Fragment } from 'react'
import { daysBetweenChecks } from '#domain/rules.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Fold } from '#features/admin/kit/components/fold.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import type { FormNotice, UnseenLaw } from '#features/contract-forms/templates/schema/forms.ts'
import { doubtLabels } from '#features/rules/contract/components/admin/law-labels.ts'
import { paths } from '#site/paths.ts'
import { formatCalendarDay, formatList, formatNumber } from '#site/staff-format.ts'
import { TextLink } from '#ui/text-link.tsx'
import { nameState, nameStates } from './form-words.ts'
import { LineEditor } from './line-editor.tsx'
import type { EditedWords } from './words-table.tsx'

type NoticesTableProps = EditedWords & { notices: readonly FormNotice[]; unseen: readonly UnseenLaw[] }

/** What states want printed word for word. The English is the law’s; the Spanish is ours. */
export function NoticesTable({ notices, unseen, ...edited }: NoticesTableProps) {
  const late = notices.filter(({ isLate }) => isLate)
  const states = new Set(notices.flatMap((notice) => notice.states))
  return (
    <section aria-labelledby="form-notices">
      <SectionHead
        id="form-notices"
        title="Notices by state"
        about={
          notices.length > 0
            ? `${formatNumber(notices.length)} texts in ${formatNumber(states.size)} states, from the state rules`
            : 'from the state rules'
        }
      />
      {notices.length === 0 && (
        <p className="k-quiet">
          No state rule has words to print yet.{' '}
          <TextLink to={paths.adminRules}>Open the state rules</TextLink>
        </p>
      )}
      {notices.length > 0 && (
        <Table caption="Texts of the law" className="forms-notices">
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Place</th>
              <th scope="col">Text, word for word</th>
              <th scope="col">Source</th>
              <th scope="col">Checked</th>
            </tr>
          </thead>
          <tbody>
            {notices.map((notice) => (
              <NoticeRow key={`${notice.key} ${notice.place}`} notice={notice} {...edited} />
            ))}
          </tbody>
        </Table>
      )}
      {late.length > 0 && (
        <Note>
          {nameStates([...new Set(late.flatMap((notice) => notice.states))])}: not checked for more than{' '}
          {daysBetweenChecks} days. Contracts there can’t be sent until somebody has.
        </Note>
      )}
      {unseen.length > 0 && (
        <Fold title="Parts of laws that we haven’t seen" about={`${formatNumber(unseen.length)} states`}>
          <p>
            Nothing of it stands on a contract as the statute’s words. Have your lawyer confirm what it says.
          </p>
          <ul className="k-list k-list-top k-list-flush forms-unseen">
            {unseen.map(({ state, members }) => (
              <li key={state}>
                <b>{nameState(state)}</b>
                <span>{formatList(members.map((member) => doubtLabels[member]))}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  )
}

const noPlaces = { required: [], allowed: [] }

function NoticeRow({ notice, ...edited }: EditedWords & { notice: FormNotice }) {
  const { words, base, mistakes, isFrozen, open, onOpen, onType, language } = edited
  const { key, states, place, source, checkedOn, isLate } = notice
  const own = words[key] ?? notice
  const isOpen = open === key
  const isChanged = own.es !== (base[key]?.es ?? '')
  return (
    <Fragment>
      <tr data-open={isOpen || undefined}>
        <th scope="row">
          <Button
            kind="bare"
            className="k-cover forms-name"
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? undefined : key)}
          >
            {nameStates(states)}
          </Button>
          {isChanged && <small className="forms-changed">Not saved yet</small>}
          {notice.isNew && <small className="k-red">Not in what the lawyer read</small>}
          {mistakes[key] && <small className="k-red">Can’t be printed like this</small>}
        </th>
        <td data-head="Place">{place}</td>
        <td lang={language} className="k-words">
          <q className={isOpen ? undefined : 'forms-cut'}>
            {language === 'es' ? own.es || 'No Spanish yet' : own.en}
          </q>
        </td>
        <td data-head="Source">{source}</td>
        <td data-head="Checked" className={isLate ? 'k-red' : undefined}>
          {checkedOn ? formatCalendarDay(checkedOn) : 'never'}
        </td>
      </tr>
      {isOpen && !isFrozen && (
        <tr className="forms-open">
          <td colSpan={5}>
            <LineEditor
              isLaw
              line={{ key, ...noPlaces }}
              words={own}
              mistakes={mistakes[key]}
              onType={(next) => onType(key, next)}
            />
            <p className="k-small">
              The English words are the law’s.{' '}
              <TextLink to={paths.adminRules}>Change or check them under State rules</TextLink>
            </p>
          </td>
        </tr>
      )}
    </Fragment>
  )
}
