import { formatList } from '#site/staff-format.ts'
import type { DoubtedMember } from '../../schema/doubts.ts'
import { doubtLabels } from './law-labels.ts'

type LawDoubtsProps = { notSeen: DoubtedMember[]; fromSummary: DoubtedMember[]; note: string | null }

const nameAll = (members: readonly DoubtedMember[]) =>
  formatList(members.map((member) => doubtLabels[member]))

/** What our notes on a law lack, for the person who takes them over. */
export function LawDoubts({ notSeen, fromSummary, note }: LawDoubtsProps) {
  return (
    <>
      {notSeen.length > 0 && (
        <p className="rules-note">
          <b>Not seen, or not whole:</b> {nameAll(notSeen)}. Have your lawyer look before a contract says
          anything of it.
        </p>
      )}
      {fromSummary.length > 0 && (
        <p className="rules-note">
          <b>From a summary of the law alone:</b> {nameAll(fromSummary)}.
        </p>
      )}
      {note && <p className="rules-note">{note}</p>}
    </>
  )
}
