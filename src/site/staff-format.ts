import * as choice from '#domain/choice.ts'
import * as format from './format.ts'
import { staffLocale } from './locale.ts'

/** The formats and labels of screens and mails that only staff read. */

export const labelOf = (choices: readonly choice.Choice[], value: string) =>
  choice.labelOf(choices, value, staffLocale)
export const toOptions = (choices: readonly choice.Choice[]) => choice.toOptions(choices, staffLocale)

export const formatNumber = (value: number | bigint) => format.formatNumber(value, staffLocale)
export const formatDollars = (value: number) => format.formatDollars(value, staffLocale)
export const formatShortDollars = (value: number) => format.formatShortDollars(value, staffLocale)
export const formatCents = (cents: number) => format.formatCents(cents, staffLocale)
export const formatMoney = (cents: number) => format.formatMoney(cents, staffLocale)
export const formatPercent = (value: number) => format.formatPercent(value, staffLocale)
export const formatList = (values: readonly string[]) => format.formatList(values, staffLocale)
export const spellNumber = (value: number) => format.spellNumber(value, staffLocale)

export const formatDate = (moment: format.Moment, style: Intl.DateTimeFormatOptions) =>
  format.formatDate(moment, style, staffLocale)
export const formatMoment = (moment: format.Moment) => format.formatMoment(moment, staffLocale)
export const formatTime = (moment: format.Moment) => format.formatTime(moment, staffLocale)
export const formatDay = (moment: format.Moment) => format.formatDay(moment, staffLocale)
export const formatWeekday = (day: number) => format.formatWeekday(day, staffLocale)
export const formatCalendarDay = (date: string, style?: Intl.DateTimeFormatOptions) =>
  format.formatCalendarDay(date, staffLocale, style)

export const formatOfficeTime = (moment: format.Moment, style?: format.OfficeTimeStyle) =>
  format.formatOfficeTime(moment, staffLocale, style)
export const formatOfficeMoment = (moment: format.Moment, timeZone?: string) =>
  format.formatOfficeMoment(moment, staffLocale, timeZone)
