import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { ButtonLink } from '#features/admin/kit/components/button.tsx'
import { SettingsSection } from '#features/admin/kit/components/settings-section.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { paths } from '#site/paths.ts'
import { unlisted } from '#site/private-page.ts'
import { settingsQuery } from '../../components/admin/settings-calls.ts'
import { ValueList } from '../../components/admin/value-list.tsx'
import type { SettingName } from '../../schema.ts'

export const meta = () => unlisted('Company')

const contact: readonly SettingName[] = ['name', 'phone', 'email', 'address']
const proof: readonly SettingName[] = ['testimonials', 'claims']

export default function CompanyPage() {
  const { data, error, refetch } = useQuery(settingsQuery)
  const show = (names: readonly SettingName[]) =>
    data ? <ValueList settings={data.settings.filter(({ setting }) => names.includes(setting))} /> : <Wait />
  return (
    <SettingsPage title="Company" about="Who you are, as the site and every mail say it">
      {error && <LoadFailure error={error} fallback="The settings could not be loaded." onRetry={refetch} />}
      <SettingsSection
        title="Name and contact"
        about="Every page, mail and certificate shows these."
        action={
          <ButtonLink kind="bare" to={paths.adminTexts('global')}>
            Change the texts
          </ButtonLink>
        }
      >
        {show(contact)}
      </SettingsSection>
      <SettingsSection
        title="Who we are"
        about="Your people, licenses and records. Visitors see only what’s entered."
        action={
          <ButtonLink kind="bare" to={paths.adminWho}>
            See what’s missing
          </ButtonLink>
        }
      >
        {show(['who-we-are'])}
      </SettingsSection>
      <SettingsSection
        title="What the site claims"
        about="Quotes and numbers that you could prove. What you can’t, the site can hide."
      >
        {show(proof)}
      </SettingsSection>
    </SettingsPage>
  )
}
