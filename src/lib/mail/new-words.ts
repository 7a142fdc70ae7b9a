import { replyLines } from './reply-line.ts'

const isQuoted = (line: string) => line.trimStart().startsWith('>')
const isEmpty = (line: string | undefined) => line?.trim() === ''

/** Drops what the reply quotes. */
export function takeNewWords(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const mark = lines.findIndex(isReplyLine)
  const above = join(dropIntroduction(cutAtOldMail(mark === -1 ? lines : lines.slice(0, mark))))
  // Some people write below the quote.
  const isAnsweredBelow = above === '' && mark !== -1 && isQuoted(lines[mark] ?? '')
  return isAnsweredBelow ? join(lines.slice(mark)) : above
}

const isReplyLine = (line: string) => Object.values(replyLines).some((words) => line.includes(words))

const join = (lines: readonly string[]) =>
  lines
    .filter((line) => !isQuoted(line))
    .join('\n')
    .trim()

/** Outlook quotes everything below a head of its own. */
function cutAtOldMail(lines: string[]): string[] {
  const isHead = (line: string, place: number) =>
    /^(-{2,} ?original message ?-{2,}|from: .+)$/i.test(line.trim()) &&
    lines.slice(place + 1, place + 6).some((next) => /^(sent|date|subject): /i.test(next.trim()))
  const head = lines.findIndex(isHead)
  return head === -1 ? lines : lines.slice(0, head)
}

/** "On Mon, Nov 16, 2026 at 9:40 AM The Company <no-reply@example.com> wrote:", often over several lines. */
const introduction = /^(on|el)\s.{0,400}\s(wrote|escribió):$/i
const maxIntroductionLines = 4

function dropIntroduction(lines: string[]): string[] {
  const left = lines.filter((line) => !isQuoted(line) && !/^_{10,}$/.test(line.trim()))
  while (isEmpty(left.at(-1))) left.pop()
  for (let length = 1; length <= maxIntroductionLines; length++) {
    const last = left
      .slice(-length)
      .map((line) => line.trim())
      .join(' ')
    if (introduction.test(last)) return left.slice(0, -length)
  }
  return left
}
