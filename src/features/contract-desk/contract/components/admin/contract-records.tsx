import { Button, ButtonAnchor, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'
import type { Contract } from '#features/contracts/records/schema.ts'
import { formatMoment, formatNumber } from '#site/staff-format.ts'
import { sayDayOf, sayStatus } from './contract-words.ts'

type VersionsProps = {
  contracts: readonly Contract[]
  shown: Contract
  onOpen: (id: string) => void
}

/** Every paper of the file. None of them ever goes. */
export function ContractVersions({ contracts, shown, onOpen }: VersionsProps) {
  if (contracts.length < 2) return null
  const hasSeveral = contracts.some(({ advance }) => advance !== shown.advance)
  return (
    <section aria-labelledby="contract-versions">
      <SectionHead id="contract-versions" title="All versions" about={formatNumber(contracts.length)} />
      <ul className="k-list k-list-flush">
        {contracts.map((contract) => (
          <li key={contract.id}>
            <SquareMark state={contract.endedAt ? 'rejected' : 'received'} />
            <div>
              {hasSeveral && `Advance ${contract.advance}, `}
              {hasSeveral ? 'version' : 'Version'} {contract.version}
              <small>
                {contract.number}, {sayStatus(contract.status).toLowerCase()}{' '}
                {sayDayOf(contract.endedAt ?? contract.issuedAt ?? contract.draftedAt)}
              </small>
            </div>
            {contract.id === shown.id ? (
              <span className="k-small">shown</span>
            ) : (
              <Button
                kind="bare"
                aria-label={`Open version ${contract.version}, ${contract.number}`}
                onClick={() => onOpen(contract.id)}
              >
                Open
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a reissue changed, old and new. */
export function ContractDifferences({ contract }: { contract: Contract }) {
  const { differences, replaces } = contract
  if (!replaces || differences.length === 0) return null
  return (
    <section aria-labelledby="contract-differences">
      <SectionHead id="contract-differences" title="What changed" about={`in place of ${replaces.number}`} />
      <Figures caption="What differs from the paper before" className="contract-differences">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody className="k-diff">
          {differences.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <del>{before}</del>
              </td>
              <td>
                <ins>
                  <b>{after}</b>
                </ins>
              </td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </section>
  )
}

const paperNames = {
  shown: 'As shown to sign',
  finished: 'Finished',
  scan: 'On paper, as it came back',
} as const

/** The sealed files, and how anybody can tell that they are ours. */
export function ContractSeals({ contract }: { contract: Contract }) {
  const { id, papers } = contract
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="contract-seals">
      <SectionHead id="contract-seals" title="Sealed">
        <ButtonLink kind="bare" to={verifyAddress(contract.number)} target="_blank">
          Is it ours?
        </ButtonLink>
        <ButtonAnchor kind="bare" href={bundleAddress(id)} download>
          Everything in one archive
        </ButtonAnchor>
      </SectionHead>
      <dl className="k-facts">
        {papers.map(({ kind, sha256, pages, madeAt }) => (
          <div key={sha256}>
            <dt>{paperNames[kind]}</dt>
            <dd>
              <span className="contract-hash">{sha256}</span>
              <small className="k-small block">
                SHA-256, {pages} {pages === 1 ? 'page' : 'pages'}, {formatMoment(madeAt)}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const bundleAddress = (id: string) => `/api/contracts/${id}/bundle`
const verifyAddress = (number: string) => `/verify?number=${encodeURIComponent(number)}`
