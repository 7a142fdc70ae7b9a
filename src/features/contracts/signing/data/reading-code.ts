import type { SigningRow } from '#features/contracts/records/data/signing.ts'

const mostWrong = 10
/** Wrong codes count for as long, and after ten of them nobody's code is taken for as long. */
const window = 60 * 60_000

type Wrong = Pick<SigningRow, 'wrongCodes' | 'wrongSince'>
const isFresh = ({ wrongSince }: Wrong, now: Date) =>
  wrongSince !== null && wrongSince.getTime() + window > now.getTime()

/** Until when no code is taken. */
export function waitsUntil(kept: Wrong | undefined, now: Date): Date | null {
  if (!kept?.wrongSince || kept.wrongCodes < mostWrong || !isFresh(kept, now)) return null
  return new Date(kept.wrongSince.getTime() + window)
}

/** One more. The tenth begins the wait. */
export function countWrong(kept: Wrong | undefined, now: Date): Wrong {
  const before = kept && isFresh(kept, now) ? kept : { wrongCodes: 0, wrongSince: now }
  const wrongCodes = before.wrongCodes + 1
  return { wrongCodes, wrongSince: wrongCodes < mostWrong ? before.wrongSince : now }
}
