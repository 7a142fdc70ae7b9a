import { Button } from '#features/admin/kit/components/button.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { phoneLink } from '#site/paths.ts'
import type { Firm } from '../../schema/firm.ts'

type FirmAddressesProps = { firm: Firm; onChange: () => void }

export function FirmAddresses({ firm, onChange }: FirmAddressesProps) {
  const { otherNames: others, domains, addresses, phone } = firm
  const isEmpty = others.length + domains.length + addresses.length === 0 && !phone
  return (
    <section aria-labelledby="firm-addresses-title">
      <SectionHead id="firm-addresses-title" title="Names and addresses">
        <Button kind="bare" keys="e" aria-keyshortcuts="e" onClick={onChange}>
          Change
        </Button>
      </SectionHead>
      {isEmpty ? (
        <p className="k-quiet border-t border-rule py-2">
          Only a name so far. With a mail domain or a phone number, files that belong here are found.
        </p>
      ) : (
        <dl className="k-facts [--k-key:6rem]">
          <Lines term={others.length === 1 ? 'Other name' : 'Other names'} lines={others} />
          <Lines term={addresses.length === 1 ? 'Address' : 'Addresses'} lines={addresses} />
          <Lines term={domains.length === 1 ? 'Mail domain' : 'Mail domains'} lines={domains} />
          {phone && (
            <div>
              <dt>Phone</dt>
              <dd>
                <a href={phoneLink(phone)}>{phone}</a>
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}

function Lines({ term, lines }: { term: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>{lines.join('\n')}</dd>
    </div>
  )
}
