import { QueryClient } from '@tanstack/react-query'
import { apiRequest } from './api.ts'

/** A query's key is its address: `['/api/blog/posts', id]` is fetched from /api/blog/posts/{id}. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => apiRequest('GET', queryKey.join('/')),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // The browser's opinion about being online is often wrong; a call that fails says so.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
