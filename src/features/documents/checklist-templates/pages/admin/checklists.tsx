import { useCallback, useState } from 'react'
import { type ApplicantRole, applicantRoles } from '#domain/applications.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Tabs } from '#features/admin/kit/components/tabs.tsx'
import { unlisted } from '#site/private-page.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useTemplate } from '../../components/admin/template-calls.ts'
import { TemplateForm } from '../../components/admin/template-form.tsx'

export const meta = () => unlisted('Checklists')

export default function Checklists() {
  const [dirty, setDirty] = useState<readonly ApplicantRole[]>([])
  useUnsavedGuard(dirty.length > 0)
  const onDirty = useCallback(
    (role: ApplicantRole, isDirty: boolean) =>
      setDirty((roles) => [...roles.filter((other) => other !== role), ...(isDirty ? [role] : [])]),
    [],
  )
  return (
    <SettingsPage title="Checklists" about="What you ask people to send">
      <div>
        <p className="max-w-form pb-5 text-soft">
          A new application starts with its role’s list, minus whatever its kind of case doesn’t need.
          Reviewers add and waive items in each file. Files you already have keep their lists.
        </p>
        <Tabs
          label="Role"
          tabs={applicantRoles.map(({ value, label }) => ({
            id: value,
            label,
            content: <RoleTemplate role={value} onDirty={onDirty} />,
          }))}
        />
      </div>
    </SettingsPage>
  )
}

type RoleTemplateProps = { role: ApplicantRole; onDirty: (role: ApplicantRole, isDirty: boolean) => void }

function RoleTemplate({ role, onDirty }: RoleTemplateProps) {
  const { data, error, refetch } = useTemplate(role)
  if (data) return <TemplateForm role={role} template={data} onDirty={onDirty} />
  if (error)
    return <LoadFailure error={error} fallback="The checklist could not be loaded." onRetry={refetch} />
  return <LoadingText />
}
