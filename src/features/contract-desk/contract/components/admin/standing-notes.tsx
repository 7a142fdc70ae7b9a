import { Note } from '#features/admin/kit/components/note.tsx'
import type { Contract, ContractSigning } from '#features/contracts/records/schema.ts'
import { formatNumber } from '#site/staff-format.ts'
import { sayDay, sayDayOf } from './contract-words.ts'
import { firstName } from './sent-words.ts'

const mostWrong = 10

/** What somebody has to look at about a contract that was sent: what the attorney said, codes, networks, paper. */
export function StandingNotes({ contract }: { contract: Contract }) {
  const { signing, status, endedAt } = contract
  if (!signing || endedAt) return null
  return (
    <>
      {status !== 'acknowledged' && <CounselNote contract={contract} signing={signing} />}
      {signing.sameNetwork && (
        <Note title="The client and the attorney signed from one network.">
          They may sit in one office, or be one person. Call the attorney at a number that was on file before.
        </Note>
      )}
      {signing.wrongCodes >= mostWrong && (
        <Note title={`${formatNumber(signing.wrongCodes)} wrong codes from the PDF.`}>
          After ten, none is taken for an hour. Call {firstName(contract)} at the number in the file, and
          offer paper.
        </Note>
      )}
      {signing.onPaperSince && status !== 'acknowledged' && (
        <PaperNote contract={contract} signing={signing} />
      )}
    </>
  )
}

type Noted = { contract: Contract; signing: ContractSigning }

const counselTitles = {
  refused: 'The attorney won’t sign.',
  paused: 'The attorney talks with the client first.',
  left: 'The attorney no longer represents the client.',
}
const counselNext = {
  refused: 'They may still sign until the last day.',
  paused: 'They can sign until the last day.',
  left: 'Ask the client who their attorney is now, and change counsel in the file. The new one is asked to sign.',
}

const eventOf = { refused: 'declined', paused: 'paused', left: 'left' } as const

function CounselNote({ contract, signing: { counsel } }: Noted) {
  if (!counsel) return null
  const { said, at } = counsel
  const words = contract.events.findLast(
    ({ event, party }) => party === 'attorney' && event === eventOf[said],
  )?.reason
  return (
    <Note tone={said === 'paused' ? 'calm' : 'stop'} title={counselTitles[said]}>
      {sayDayOf(at)}: {words ? `“${words}” ` : ''}
      {counselNext[said]}
    </Note>
  )
}

function PaperNote({ contract, signing: { mailedOn, paperThrough, withdrewAt } }: Noted) {
  const why = withdrewAt ? `${firstName(contract)} took back the yes to electronic records.` : undefined
  return (
    <Note tone="calm" title={mailedOn ? `On paper, mailed ${sayDay(mailedOn)}.` : 'To be signed on paper.'}>
      {why}{' '}
      {mailedOn
        ? `It counts if it’s mailed back by ${sayDay(contract.signBy)}, and is waited for through ${sayDay(paperThrough)}.`
        : 'Print the PDF, mail it with a prepaid envelope, and say so here.'}
    </Note>
  )
}
