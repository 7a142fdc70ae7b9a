import { z } from 'zod'
import { moneyExpectationValues, payoffParties, settlementOutcomeValues } from '#domain/payoffs.ts'
import { dayIn } from '#lib/day-schema.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { mapLocales } from '#site/locale.ts'
import { settlementWords } from './content/words.ts'

/** More than any case pays. */
export const mostGross = 10_000_000_000

const newSettlementIn = ({ mistakes: words }: (typeof settlementWords)['en']) =>
  z.object({
    outcome: z.enum(settlementOutcomeValues, words.outcome),
    /** Cents, before fees, costs and liens. Left out where it isn't known. */
    gross: z.int(words.gross).min(1, words.gross).max(mostGross, words.gross).optional(),
    on: dayIn({ date: words.day, range: words.dayRange }),
    money: z.enum(moneyExpectationValues, words.money).optional(),
    /** Of a case that was lost. */
    isAppealed: z.boolean(words.appeal).optional(),
    note: z.string().trim().max(1_000, words.note).optional(),
    submissionKey: z.string().min(8).max(100),
  })

export const newSettlementSchema = byLanguage(
  mapLocales((locale) => newSettlementIn(settlementWords[locale])),
)
export type NewSettlement = z.output<typeof newSettlementSchema>

export const settlementSchema = z.object({
  id: z.uuid(),
  outcome: z.enum(settlementOutcomeValues),
  gross: z.int().nullable(),
  on: z.iso.date(),
  money: z.enum(moneyExpectationValues).nullable(),
  isAppealed: z.boolean().nullable(),
  note: z.string().nullable(),
  reportedBy: z.enum(payoffParties),
  by: z.string().nullable(),
  reportedAt: z.iso.datetime(),
  /** Until then whoever reported it may take it back. */
  undoUntil: z.iso.datetime().nullable(),
})
export type Settlement = z.output<typeof settlementSchema>

/** For people who can't open the file anymore. Cents. */
export const wordedSettlementSchema = z.object({
  outcome: z.string(),
  gross: z.int().nullable(),
  on: z.iso.date(),
  money: z.string().nullable(),
  isAppealed: z.boolean().nullable(),
  reportedBy: z.enum(payoffParties),
  reportedAt: z.iso.datetime(),
  takenBackAt: z.iso.datetime().nullable(),
  note: z.string().optional(),
  by: z.string().optional(),
})
