import { useCommandCenter } from '#features/admin/components/commands.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { paths } from '#site/paths.ts'
import { TextLink } from '#ui/text-link.tsx'

export function KeyList({ onClose }: { onClose: () => void }) {
  const commands = useCommandCenter()
    .list()
    .filter(({ keys }) => keys !== undefined)
  const groups = [...new Set(commands.map(({ group }) => group))]
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" wide>
      <KeysRest onLeave={onClose} />
      <div className="columns-2 gap-x-8 max-md:columns-1">
        {groups.map((group) => (
          <section key={group} aria-label={group} className="mb-5 break-inside-avoid">
            <h3>{group}</h3>
            <dl className="k-facts [--k-key:5.5rem]">
              {commands
                .filter((command) => command.group === group)
                .map(({ id, keys = '', label }) => (
                  <div key={id}>
                    <dt className="flex gap-0.5">
                      {keys.split(' ').map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dt>
                    <dd>{label}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function KeysRest({ onLeave }: { onLeave: () => void }) {
  const { singleKeys } = usePerson()
  return (
    <p className="mb-4 text-soft">
      {singleKeys ? 'They rest while you’re typing. ' : 'Single letters are off. '}
      <TextLink to={paths.adminProfile} onClick={onLeave}>
        {singleKeys ? 'Switch single letters off' : 'Switch them on in your profile'}
      </TextLink>
    </p>
  )
}
