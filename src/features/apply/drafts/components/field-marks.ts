/** Which device typed a value, and when by that device's clock. Never given twice. */
export type Dot = readonly [device: string, at: number]

export type OtherAnswer = { value: string; dot: Dot }

/**
 * What an answer knows about its past, once its application moves between devices. Clocks of two devices can't be
 * compared, so it isn't the time that decides: an answer replaces those that its device had seen, and no others.
 */
export type Mark = {
  /** Of the value in the field. */
  dot: Dot
  /** The last dot of each device that this answer has seen. */
  seen: Record<string, number>
  /** What another device had typed without seeing this one. Somebody has to choose. */
  others?: OtherAnswer[]
}
export type Marks = Record<string, Mark>

type Answers = { values: Record<string, string>; marks?: Marks }
type MergedField = { value: string; mark?: Mark }

export function markTyping(before: Mark | undefined, device: string): Mark {
  const at = Math.max(Date.now(), (before?.seen[device] ?? 0) + 1)
  return {
    dot: [device, at],
    seen: { ...before?.seen, [device]: at },
    ...(before?.others && { others: before.others }),
  }
}

/** The same field on two devices: each answer that the other device hadn't seen survives. */
export function mergeField(name: string, lead: Answers, other: Answers): MergedField {
  const [ours, theirs] = [lead.marks?.[name], other.marks?.[name]]
  const value = lead.values[name] ?? ''
  // Without a mark it is as old as the link.
  if (!theirs) return ours ? { value, mark: ours } : { value: value || (other.values[name] ?? '') }
  if (!ours) return { value: other.values[name] ?? '', mark: theirs }
  const left = listAnswers(lead, name, ours)
  const right = listAnswers(other, name, theirs)
  const living = [...pickLiving(left, theirs, right), ...pickLiving(right, ours, left)]
  const [first = { value, dot: ours.dot }, ...others] = dropRepeated(living)
  const seen = joinSeen(ours.seen, theirs.seen)
  return { value: first.value, mark: { dot: first.dot, seen, ...(others.length > 0 && { others }) } }
}

/** Two tabs of one device: the value is settled already. */
export function mergeTabMarks(winner: Mark, loser: Mark | undefined): Mark {
  if (!loser) return winner
  const [mine = [], theirs = []] = [winner.others, loser.others]
  const others = dropRepeated([...pickLiving(mine, loser, theirs), ...pickLiving(theirs, winner, mine)])
  const seen = joinSeen(winner.seen, loser.seen)
  return { dot: winner.dot, seen, ...(others.length > 0 && { others }) }
}

const listAnswers = ({ values }: Answers, name: string, { dot, others = [] }: Mark): OtherAnswer[] => [
  { value: values[name] ?? '', dot },
  ...others,
]

const isSameDot = ([device, at]: Dot, other: Dot) => device === other[0] && at === other[1]

/** Those that the other side still has, or has never seen. */
const pickLiving = (answers: readonly OtherAnswer[], other: Mark, theirs: readonly OtherAnswer[]) =>
  answers.filter(
    ({ dot }) => (other.seen[dot[0]] ?? 0) < dot[1] || theirs.some((answer) => isSameDot(answer.dot, dot)),
  )

/** Nobody has to choose between a word and the same word, or between a word and nothing. */
function dropRepeated(answers: readonly OtherAnswer[]): OtherAnswer[] {
  const filled = answers.filter(({ value }) => value !== '')
  const kept = filled.length > 0 ? filled : answers.slice(0, 1)
  return kept.filter(({ value }, at) => kept.findIndex((answer) => answer.value === value) === at)
}

function joinSeen(one: Mark['seen'], other: Mark['seen']): Mark['seen'] {
  const joined = { ...one }
  for (const [device, at] of Object.entries(other)) joined[device] = Math.max(joined[device] ?? 0, at)
  return joined
}
