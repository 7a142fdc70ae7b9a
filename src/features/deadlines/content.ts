import { formatNumber } from '#site/staff-format.ts'

const files = (count: number) => (count === 1 ? 'One file is' : `${formatNumber(count)} files are`)

/** To the owners. */
export const lateWords = {
  subject: (count: number) => `${files(count)} late`,
  paragraph: 'Nobody moved them on in time, by the clocks you set. You’re told once for each.',
  paragraphOne: 'Nobody moved it on in time, by the clock you set. You’re told once.',
  file: (reference: string, status: string, due: string) => `${reference}: ${status}, was due ${due}`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  open: 'Open what’s late',
  signature: (company: string) => `Sent by ${company} to its owners. The clocks are under Settings, Clocks.`,
}
