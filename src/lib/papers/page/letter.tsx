import type { Addressee, Answer, Block, KeptPromise } from '../paper.ts'
import type { Heading } from './blocks.tsx'
import { Facts } from './rows.tsx'
import { eachOf, Text } from './words.tsx'

export function AddresseeOfPaper({ block: { lines, copy, facts } }: { block: Addressee }) {
  return (
    <div className="paper-addressee">
      <address>
        {eachOf(lines, (line, at) => (
          <span key={at}>{line} </span>
        ))}
        {copy && <span className="paper-copy">{copy}</span>}
      </address>
      <Facts facts={facts} className="paper-about" />
    </div>
  )
}

export function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className="paper-answers">
      {eachOf(answers, ({ label, figure, below }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd className={at === '0' ? 'paper-greatest' : 'paper-figure'}>{figure}</dd>
          <dd>
            <Text words={below} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function PromiseOfPaper({ block, level: Level }: { block: KeptPromise; level: Heading }) {
  const { above, text, figure, below, framed } = block
  return (
    <div className={framed ? 'paper-framed' : undefined}>
      {above && (
        <p>
          <Text words={above} />
        </p>
      )}
      <Level>{text}</Level>
      <p className="paper-greatest">{figure}</p>
      <p>
        <Text words={below} />
      </p>
    </div>
  )
}

export function Signed({ block: { given, lines } }: { block: Extract<Block, { kind: 'signed' }> }) {
  return (
    <div className="paper-undersigned">
      <p className="paper-signed">{given}</p>
      <p>
        {eachOf(lines, (line, at) => (
          <span key={at}>{line} </span>
        ))}
      </p>
    </div>
  )
}
