import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useLive } from '#features/live/components/admin/live.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import type { colleaguesApi } from '../../api.ts'
import type { Colleague } from '../../schema.ts'

const api = createApi<RoutesOf<typeof colleaguesApi>>()

const nobody: readonly Colleague[] = []

export type Team = {
  active: readonly Colleague[]
  all: readonly Colleague[]
  /** False for somebody who works alone: the screen then shows nothing about sharing. */
  isShared: boolean
  nameOf: (id: string | null) => string | undefined
}

export function useTeam(): Team {
  const { data: all = nobody } = useQuery({
    queryKey: ['/api/admin/colleagues'],
    queryFn: () => answerOf(api.GET('/api/admin/colleagues')),
  })
  return {
    all,
    active: all.filter(({ isActive }) => isActive),
    isShared: all.length > 1,
    nameOf: (id) => all.find((colleague) => colleague.id === id)?.name,
  }
}

const mentionsQuery = queryOptions({
  queryKey: ['/api/admin/mentions'],
  queryFn: () => answerOf(api.GET('/api/admin/mentions')),
  staleTime: 0,
})

export function useMentions() {
  const client = useQueryClient()
  useLive((news) => {
    if (news.some(({ kind }) => kind === 'note-added' || kind === 'call-logged'))
      void client.invalidateQueries({ queryKey: mentionsQuery.queryKey })
  })
  return useQuery(mentionsQuery).data
}

export function useReadMentions(isOpened: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (isOpened) void client.invalidateQueries({ queryKey: mentionsQuery.queryKey })
  }, [client, isOpened])
}
