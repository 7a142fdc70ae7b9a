import { Badge } from '../badge.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Card, LinkCard } from '../card.tsx'
import { Disclosure } from '../disclosure.tsx'
import { Pagination } from '../pagination.tsx'
import { Table } from '../table.tsx'
import { Tabs } from '../tabs.tsx'
import { TextLink } from '../text-link.tsx'
import { Shown, Specimen } from './specimen.tsx'

const rows = [
  { name: 'Anna Quist', place: 'Rhode Island', amount: '$4,500', tone: 'info', state: 'in review' },
  {
    name: 'Maximiliane von Featherstonehaugh',
    place: 'Ohio',
    amount: '$250,000',
    tone: 'success',
    state: 'done',
  },
  { name: 'Bo Li', place: 'Massachusetts', amount: '$900', tone: 'attention', state: 'papers needed' },
] as const

const hrefFor = (page: number) => `?page=${page}`

export function Listings() {
  return (
    <Specimen title="Lists and ways through them" ground="on-sheet">
      <Breadcrumb
        current="A page whose name is long enough to wrap"
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Everything we have ever written', to: '/all' },
        ]}
      />
      <Shown name="Table">
        <Table caption="Entries of this week">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Place</th>
              <th scope="col" className="number">
                Amount
              </th>
              <th scope="col">Stands</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <TextLink to="/">{row.name}</TextLink>
                </th>
                <td>{row.place}</td>
                <td className="number">{row.amount}</td>
                <td>
                  <Badge tone={row.tone}>{row.state}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Shown>
      <div className="gallery-grid">
        <Shown name="Pagination: first, middle, last">
          <Pagination page={1} pageCount={3} hrefFor={hrefFor} label="Pages, first" />
          <Pagination page={6} pageCount={12} hrefFor={hrefFor} label="Pages, middle" />
          <Pagination page={12} pageCount={12} hrefFor={hrefFor} label="Pages, last" />
        </Shown>
        <Shown name="Tabs">
          <Tabs
            label="Parts of the entry"
            tabs={[
              { id: 'all', label: 'Overview', content: <p>The panel of the first tab.</p> },
              { id: 'papers', label: 'Documents', content: <p>The panel of the second tab.</p> },
              { id: 'past', label: 'Everything that happened', content: <p>The panel of the third.</p> },
            ]}
          />
        </Shown>
        <Shown name="Disclosures">
          <div className="hairlines hairlines-closed">
            <Disclosure summary="What does it cost to ask?">
              <p>Nothing. The answer stands here, and the page can be searched for it.</p>
            </Disclosure>
            <Disclosure summary="A question that is so long that it takes two lines, even on a wide screen">
              <p>And its answer.</p>
            </Disclosure>
          </div>
        </Shown>
        <Shown name="Card">
          <Card>
            <h3>A sheet on the page</h3>
            <p>With a hairline around it and no shadow.</p>
          </Card>
        </Shown>
        <Shown name="Entries that can be pressed">
          <div className="hairlines hairlines-closed">
            <LinkCard to="/" title="First entry">
              <p className="text-soft">All of it can be pressed.</p>
            </LinkCard>
            <LinkCard to="/" title="Second entry, with a title that needs two lines on a phone">
              <p className="text-soft">The link is named by its title alone.</p>
            </LinkCard>
          </div>
        </Shown>
      </div>
    </Specimen>
  )
}
