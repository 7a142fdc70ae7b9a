import { useMutation } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { SettingsSection } from '#features/admin/components/settings-page.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Switch } from '#ui/switch.tsx'
import { setSingleKeys } from './profile-calls.ts'

/** Letters that do things can be triggered by speech or a slip: everybody decides for themselves (WCAG 2.1.4). */
export function SingleKeys() {
  const { singleKeys } = usePerson()
  const { revalidate } = useRevalidator()
  const { reportSuccess, reportFailure } = useOutcome()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: setSingleKeys,
    onSuccess: async ({ singleKeys: isOn }) => {
      await revalidate()
      reportSuccess(isOn ? 'Shortcuts of one letter are on' : 'Shortcuts of one letter are off')
    },
    onError: (error) => reportFailure(error, 'Please try again.', 'Not changed'),
  })
  return (
    <SettingsSection title="Keyboard" about="on every device you sign in on">
      <Switch
        label="Shortcuts of one letter"
        description="Such as n for a note and j for the next file. Escape, Enter and keys with Control work either way."
        checked={isPending ? variables : singleKeys}
        onChange={(event) => mutate(event.target.checked)}
      />
    </SettingsSection>
  )
}
