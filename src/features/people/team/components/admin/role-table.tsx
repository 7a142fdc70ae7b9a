import { Table } from '#ui/table.tsx'

/** What `rooms` of domain/roles.ts lets each role see, in words. */
const rows = [
  ['Owner', 'All', 'All', 'All', 'All'],
  ['Reviewer', 'All; may decide', 'Nothing', 'All', 'Nothing'],
  ['Editor', 'Nothing, not even a count', 'All', 'Nothing', 'Nothing'],
] as const

export function RoleTable() {
  return (
    <Table caption="What each role sees" captionHidden className="settings-table">
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Files, documents, messages</th>
          <th scope="col">Site texts and blog</th>
          <th scope="col">Figures</th>
          <th scope="col">People and log</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([role, files, site, figures, team]) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            <td>{files}</td>
            <td>{site}</td>
            <td>{figures}</td>
            <td>{team}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
