import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'

/** Writes its fields into the screen's address. The router's own form would load for every visitor, too. */
export function QueryForm(props: Omit<ComponentProps<'form'>, 'method' | 'onSubmit'>) {
  const navigate = useNavigate()
  return (
    <form
      {...props}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
        navigate({ search: `?${new URLSearchParams(fields)}` })
      }}
    />
  )
}
