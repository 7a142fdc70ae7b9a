import { type ApplicantRole, applicantRoles } from '#domain/applications.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsSection } from '#features/admin/kit/components/settings-section.tsx'
import { Tabs } from '#features/admin/kit/components/tabs.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { useTemplate } from './template-calls.ts'
import { TemplateForm } from './template-form.tsx'

export function ChecklistSection() {
  return (
    <SettingsSection
      id="checklists"
      title="Checklists"
      about="What you ask people to send. A new application starts with its role’s list, minus whatever its kind of case doesn’t need. Reviewers add and waive items in each file. Files you already have keep their lists."
    >
      <Tabs
        label="Role"
        tabs={applicantRoles.map(({ value, label }) => ({
          id: value,
          label,
          content: <RoleTemplate role={value} />,
        }))}
      />
    </SettingsSection>
  )
}

function RoleTemplate({ role }: { role: ApplicantRole }) {
  const { data, error, refetch } = useTemplate(role)
  if (data) return <TemplateForm role={role} template={data} />
  if (error)
    return <LoadFailure error={error} fallback="The checklist could not be loaded." onRetry={refetch} />
  return <Wait />
}
