import { countedDays } from '#site/kept-promise.ts'

export const en = {
  within: (hours: number) =>
    `In the last ${countedDays} days, half the people heard from us within ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
  onTime: (onTime: string, files: string, percent: number) =>
    `${onTime} of ${files} answers in the last ${countedDays} days came on time (${percent}%).`,
  more: 'How we kept our word',
}
