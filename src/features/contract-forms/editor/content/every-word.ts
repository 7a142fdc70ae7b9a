import { states } from '#domain/states.ts'
import type { ContractForm, FormNotice, UnseenLaw } from '#features/contract-forms/templates/schema/forms.ts'
import { doubtLabels } from '#features/rules/contract/components/admin/law-labels.ts'
import type { Block, Fact, Letterhead, Paper, Part, Words } from '#lib/papers/paper.ts'
import { staffLocale } from '#site/locale.ts'
import { formatCalendarDay, formatDay, formatList, labelOf } from '#site/staff-format.ts'

type Told = { form: ContractForm; letterhead: Letterhead }

/** All that a lawyer confirms, and all that nobody has seen: to be read, and kept beside the letter. */
export function listEveryWord({ form, letterhead }: Told): Paper {
  const { version, lines, notices, unseen } = form
  const groups = [...new Set(lines.map(({ group }) => group))]
  return {
    title: `Contract form ${version}, every word`,
    locale: staffLocale,
    letterhead,
    ...(!form.confirmation && { mark: 'Draft' }),
    parts: [
      {
        ...{ title: 'Every word', isFront: true },
        blocks: [
          { kind: 'title', text: `Contract form ${version}`, below: 'Every word of it, in both languages' },
          { kind: 'facts', facts: factsOf(form) },
        ],
      },
      ...groups.map((group): Part => {
        const own = lines.filter((line) => line.group === group)
        return { title: group, blocks: own.map(({ label, en, es }) => section(label, [en, inSpanish(es)])) }
      }),
      { title: 'Notices of the states', blocks: [...notices.map(noticeOf), ...whatIsUnseen(unseen)] },
    ],
  }
}

const section = (caption: string, body: readonly Words[]): Block => ({ kind: 'section', caption, body })
const inSpanish = (text: string): Words => [{ text: text || 'none', lang: 'es-US' }]
const nameOf = (code: FormNotice['states'][number]) => labelOf(states, code)

function factsOf({
  revision,
  changedAt,
  confirmation,
  letter,
  lines,
  notices,
  contracts,
  approvals,
}: ContractForm): Fact[] {
  const approved = Object.entries(approvals).map(
    ([code, { number, day }]) =>
      `${nameOf(code as FormNotice['states'][number])}: ${number}, ${formatCalendarDay(day)}`,
  )
  return [
    {
      label: 'Confirmed by',
      value: confirmation
        ? `${confirmation.lawyerName}, bar number ${confirmation.barNumber}${confirmation.barState ? `, ${nameOf(confirmation.barState)}` : ''}`
        : 'nobody yet',
    },
    { label: 'Revision', value: `${revision}, of ${formatDay(changedAt)}` },
    { label: 'Day of the letter', value: confirmation ? formatCalendarDay(confirmation.day) : 'none' },
    { label: 'SHA-256 of the letter', value: letter?.sha256.match(/.{16}/g)?.join(' ') ?? 'none' },
    { label: 'Spanish', value: confirmation?.coversSpanish ? 'confirmed, too' : 'not confirmed' },
    { label: 'Approved by states', value: approved.join('; ') || 'none' },
    { label: 'Lines', value: `${lines.length}, and ${notices.length} notices of states` },
    { label: 'Contracts sent with it', value: String(contracts) },
  ]
}

const noticeOf = ({ states: codes, place, en, es, source, checkedOn }: FormNotice): Block =>
  section(formatList(codes.map(nameOf)), [
    en,
    inSpanish(es),
    `${place}. ${source}, ${checkedOn ? `compared on ${formatCalendarDay(checkedOn)}` : 'never compared'}.`,
  ])

const whatIsUnseen = (unseen: readonly UnseenLaw[]): Block[] =>
  unseen.length === 0
    ? []
    : [
        { kind: 'heading', text: 'Parts of laws that nobody has seen' },
        ...unseen.map(({ state, members }) =>
          section(nameOf(state), [formatList(members.map((member) => doubtLabels[member]))]),
        ),
      ]
