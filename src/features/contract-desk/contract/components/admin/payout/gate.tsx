import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { PayoutCheckAnswer, PayoutEvidence, PayoutGate } from '#features/payouts/schema/gate.ts'
import { paths } from '#site/paths.ts'
import { TextLink } from '#ui/text-link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { sayDayOf } from '../contract-words.ts'
import {
  findAct,
  isFilled,
  listToDo,
  mayDo,
  nameCheck,
  type PayAct,
  sayAction,
  spokenStates,
  squares,
} from './payout-words.ts'
import './payout.css'

type GateProps = {
  gate: PayoutGate
  onAct: (act: PayAct) => void
  onReissue: (() => void) | undefined
}

/** What has to hold before money leaves. Nothing is ticked by hand. */
export function Gate({ gate, onAct, onReissue }: GateProps) {
  const { checks, done, problem } = gate
  return (
    <section aria-labelledby="before-money" className="pay-gate">
      <SectionHead
        id="before-money"
        title="Before money leaves"
        about="each check shows what it rests on; none can be ticked by hand"
      />
      <div
        className="pay-progress"
        role="progressbar"
        aria-label="Checks done"
        aria-valuemin={0}
        aria-valuemax={checks.length}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${checks.length}`}
      >
        {checks.map((check) => (
          <span key={check.check} data-state={check.state} />
        ))}
      </div>
      {problem && <Note title="It can’t be paid.">{problem}</Note>}
      <ul className="k-list k-list-top k-list-flush pay-checks">
        {checks.map((check) => (
          <Check key={check.check} {...{ gate, check, onAct, onReissue }} />
        ))}
      </ul>
    </section>
  )
}

function Check({ gate, check, onAct, onReissue }: GateProps & { check: PayoutCheckAnswer }) {
  const { state, words, evidence, missing } = check
  const isOpen = !isFilled(check)
  const isYours = check.check === 'signatures' && gate.may.signs === 'second' && isOpen
  const age = evidence.findLast(({ at }) => at !== null)?.at
  return (
    <li data-yours={isYours || undefined}>
      <SquareMark state={squares[state]} />
      <div className="pay-check">
        <b className="pay-name">
          <VisuallyHidden>{spokenStates[state]}: </VisuallyHidden>
          {nameCheck(check)}
        </b>
        <div>
          {words}
          {isYours && <b> You’re the second.</b>}
          {missing && missing !== words && <small className="k-red">{missing}</small>}
          <Evidence evidence={evidence} applicationId={gate.contract.applicationId} />
        </div>
      </div>
      <End {...{ gate, check, onAct, onReissue }} age={isOpen ? undefined : age} />
    </li>
  )
}

type EvidenceProps = { evidence: readonly PayoutEvidence[]; applicationId: string | null }

/** What can be opened. Who said it, and when, stands in the words. */
function Evidence({ evidence, applicationId }: EvidenceProps) {
  const papers = evidence.filter(({ documentId }) => documentId !== null)
  if (!applicationId || papers.length === 0) return null
  return papers.map(({ label, documentId }) => (
    <small key={documentId}>
      <TextLink to={paths.adminApplicationViewer(applicationId, documentId ?? '')} target="_blank">
        {label}
      </TextLink>
    </small>
  ))
}

/** One action, or how old it is. */
function End({
  gate,
  check,
  onAct,
  onReissue,
  age,
}: GateProps & { check: PayoutCheckAnswer; age: string | null | undefined }) {
  const { action } = check
  const isOwner = useMayEnter('owner')
  if (isFilled(check)) return <span className="k-small">{age ? sayDayOf(age) : 'by itself'}</span>
  const act = findAct(check, gate)
  const label = (
    <>
      {sayAction(action)}
      <VisuallyHidden>: {nameCheck(check).toLowerCase()}</VisuallyHidden>
    </>
  )
  if (act === 'sign')
    return <span className="k-small">{gate.may.signs === 'no' ? 'waits' : 'your turn'}</span>
  if (act && !mayDo(act, gate)) return <span className="k-small">somebody else’s</span>
  if (act)
    return (
      <Button
        kind="bare"
        className="pay-act"
        keys={String(listToDo(gate).indexOf(act) + 1)}
        onClick={() => onAct(act)}
      >
        {label}
      </Button>
    )
  if (action === 'reissue' && onReissue)
    return (
      <Button kind="bare" className="pay-act" onClick={onReissue}>
        {label}
      </Button>
    )
  const place = isOwner ? places[action] : undefined
  return place ? (
    <ButtonLink kind="bare" className="pay-act" to={place}>
      {label}
    </ButtonLink>
  ) : (
    <span className="k-small">{places[action] ? 'the owner’s' : 'waits'}</span>
  )
}

const places: Partial<Record<PayoutCheckAnswer['action'], string>> = {
  rules: paths.adminRules,
  license: paths.adminRules,
}
