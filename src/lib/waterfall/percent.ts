import type { Exact } from '#lib/exact.ts'

/** In hundredths of a percent, and thirds of a percent beside them: 33⅓% is 33 and one third. */
export type TypedPercent = { percent: number; thirds?: number | undefined }

export const exactPercent = ({ percent, thirds = 0 }: TypedPercent): Exact => ({
  over: BigInt(percent) * 3n + BigInt(thirds) * 100n,
  under: 300n,
})

const thirdSigns = ['', '⅓', '⅔'] as const
const written = /^(\d{1,5})?(?:\.(\d{1,2}))?(?:\s*(⅓|⅔|\s[12]\/3))?\s?%?$/

/** "33⅓", "33 1/3", "33.33%" and "40"; undefined for anything else. */
export function parsePercent(typed: string): TypedPercent | undefined {
  const text = typed.trim()
  const [, whole, part, third] = written.exec(text) ?? []
  if (whole === undefined && part === undefined && third === undefined) return undefined
  if (part !== undefined && third !== undefined) return undefined
  const percent = Number(whole ?? 0) * 100 + Number((part ?? '').padEnd(2, '0'))
  if (third === undefined) return { percent }
  return { percent, thirds: /[1⅓]/.test(third.trim().charAt(0)) ? 1 : 2 }
}

/** "33⅓%", "40%", "33.33%" */
export function writePercent({ percent, thirds = 0 }: TypedPercent): string {
  const whole = Math.floor(percent / 100)
  const part = percent % 100
  const digits = part === 0 ? '' : `.${String(part).padStart(2, '0').replace(/0$/, '')}`
  const sign = thirdSigns[thirds] ?? ''
  return `${whole === 0 && sign ? '' : whole}${digits}${sign}%`
}
