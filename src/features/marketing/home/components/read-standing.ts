import type { ApplicationStatus } from '#domain/application-status.ts'
import { keptSent } from '#features/apply/drafts/components/sent-application.ts'
import { forgetCase } from '#features/apply/form/components/reference-number.tsx'
import type { MoneyStage } from '#features/contract-page/money/schema.ts'
import type { Locale } from '#site/locale.ts'
import { standingWords } from '../content/greeting.ts'

export { forgetCase }

/** The members of the case page's answer that a greeting needs. */
type KnownCase = {
  reference: string
  status: ApplicationStatus
  turn: string | null
  money: { stage: MoneyStage } | null
}

export type Standing = { reference: string; sentence: string }

/** The server's word on this browser's case, or else the reference that it kept itself. */
export async function readStanding(locale: Locale): Promise<Standing | undefined> {
  const words = standingWords[locale]
  const answer = await fetch('/api/case/mine')
  if (answer.ok) {
    const { reference, status, turn, money }: KnownCase = await answer.json()
    const said = money && status !== 'approved' ? words.money[money.stage] : words.standing[status]
    return { reference, sentence: turn === 'applicant' && !money ? words.yourTurn : said }
  }
  const sent = await keptSent.read()
  // The session is over, so nothing is left to greet.
  if (!sent && answer.status === 401) await forgetCase()
  return sent && { reference: sent.reference, sentence: words.sent }
}
