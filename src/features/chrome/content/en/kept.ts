import { countedDays } from '#site/kept-promise.ts'

const kept = (onTime: string, files: string, percent: number) =>
  `${onTime} of ${files} answers came on time (${percent}%).`

export const en = {
  within: (hours: number, onTime: string, files: string, percent: number) =>
    `In the last ${countedDays} days, half the people heard from us within ${hours === 1 ? 'an hour' : `${hours} hours`}. ${kept(onTime, files, percent)}`,
  onTime: (onTime: string, files: string, percent: number) =>
    `In the last ${countedDays} days, ${kept(onTime, files, percent)}`,
  more: 'How we kept our word',
}
