import type { Amount, Block, Type } from '#lib/papers/paper.ts'
import { type OneTimeCharge, sumCharges } from '#lib/price/charges.ts'
import { binds, dollars } from '../values.ts'
import type { Writer } from '../writer.ts'

/** What the person gets and could owe. `isShort`: charges that nobody makes share a line. */
export function amountsOf(writer: Writer, type: Type, isShort: boolean): Block {
  const { content, say, values } = writer
  const { oneTimeCharges } = content.figures
  const rows: Amount[] = [
    { label: say('front.funded'), value: values.funded },
    ...(oneTimeCharges.length > 0
      ? oneTimeCharges.map((charge) => chargeRow(charge, writer))
      : uncharged(writer, isShort)),
    ...(oneTimeCharges.length > 0
      ? [{ label: say('front.otherCharges'), value: writer.words.none.charges }]
      : []),
    ...(binds(content, ['NE']) ? [brokerRow(writer)] : []),
    { label: say('front.received'), value: values.received, rank: 'total' },
    { label: say('front.most'), value: values.maximum, rank: 'most' },
  ]
  return { kind: 'amounts', rows, type }
}

const chargeRow = ({ name, amount, isHeldBack }: OneTimeCharge, { write }: Writer): Amount => ({
  label: write(isHeldBack ? 'front.chargeHeldBack' : 'front.chargeAdded', { charge: name }),
  value: dollars(amount),
})

const uncharged = ({ say, words }: Writer, isShort: boolean): Amount[] =>
  (isShort
    ? (['front.noCharges'] as const)
    : ([
        'front.chargeApplication',
        'front.chargeContract',
        'front.chargeSending',
        'front.chargeBroker',
      ] as const)
  ).map((key) => ({ label: say(key), value: words.none.charges }))

/** In dollars, where the law asks for it. */
const brokerRow = ({ say, content }: Writer): Amount => ({
  label: say('front.brokerFees'),
  value: dollars(sumCharges(content.figures.oneTimeCharges.filter(({ name }) => /\bbroker/i.test(name)))),
})
