import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { brand } from '#site/brand.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useTerms } from '../../components/admin/price-calls.ts'
import { PriceRoom } from '../../components/admin/price-room.tsx'
import '../../components/admin/price.css'

export const meta = () => [
  { title: `Contracts and price | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Price() {
  const { data, error, refetch } = useTerms()
  if (data) return <PriceRoom {...data} />
  return (
    <SettingsPage title="Contracts and price">
      {error ? (
        <LoadFailure error={error} fallback="The price could not be loaded." onRetry={refetch} />
      ) : (
        <LoadingText />
      )}
    </SettingsPage>
  )
}
