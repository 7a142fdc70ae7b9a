import { Figures } from '#features/admin/kit/components/table.tsx'
import { formatMoney } from '#site/staff-format.ts'
import type { ValueResults } from '../../schema/results.ts'
import { sayMoney } from './sheet-words.ts'
import './answer.css'

type AdviceProps = Pick<ValueResults, 'advice' | 'missing' | 'warnings'>

/** The largest advance that the sheet advises, and every limit it was held to. ▾ marks the one that held. */
export function Advice({ advice, missing, warnings }: AdviceProps) {
  return (
    <section aria-labelledby="value-advice" className="value-advice">
      <div className="value-advised">
        <h2 id="value-advice">Advised at most</h2>
        <output className="value-sum">{advice ? sayMoney(advice.advised) : 'Not yet'}</output>
      </div>
      {missing.length > 0 && (
        <div className="value-missing">
          <p>Still missing:</p>
          <ul>
            {missing.map(({ name, words }) => (
              <li key={name}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {advice && (
        <Figures className="value-limits" caption="What holds the advice">
          <tbody>
            {advice.limits.map((limit) => {
              const isHeld = limit.name === advice.binding.name && limit.state === advice.binding.state
              return (
                <tr key={limit.name + (limit.state ?? '')} data-held={isHeld || undefined}>
                  <th scope="row">
                    {limit.label}
                    {isHeld && (
                      <>
                        {' '}
                        <span aria-hidden="true">▾</span>
                        <span className="sr-only">(this one holds)</span>
                      </>
                    )}
                    <small>
                      {limit.why}
                      {isHeld && '; rounded down to hundreds'}
                    </small>
                  </th>
                  <td>{formatMoney(limit.amount)}</td>
                </tr>
              )
            })}
          </tbody>
        </Figures>
      )}
      {warnings.length > 0 && (
        <ul className="value-warnings">
          {warnings.map(({ name, words }) => (
            <li key={words} data-name={name}>
              {words}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
