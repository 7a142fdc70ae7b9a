import { useEffect } from 'react'
import type { Locale } from '#site/locale.ts'
import { LocaleProvider } from '#ui/locale.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import { FormPage, type FormPageProps } from './form-page.tsx'

export type FormIslandProps = FormPageProps & { locale: Locale; onAlive?: () => void }

/** The form with everything around it that the site's root gives other pages. */
export function FormIsland({ locale, onAlive, ...page }: FormIslandProps) {
  useEffect(() => onAlive?.(), [onAlive])
  return (
    <LocaleProvider locale={locale}>
      <ToastProvider>
        <FormPage {...page} />
      </ToastProvider>
    </LocaleProvider>
  )
}
