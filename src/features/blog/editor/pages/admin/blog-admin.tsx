import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { Tabs } from '#features/admin/kit/components/tabs.tsx'
import { brand } from '#site/brand.ts'
import { useCategories, usePosts } from '../../components/admin/blog-queries.ts'
import { CategoriesPanel } from '../../components/admin/categories-panel.tsx'
import { PostsPanel } from '../../components/admin/posts-panel.tsx'
import '../../components/admin/blog-admin.css'

export const meta = () => [{ title: `Blog | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function BlogAdmin() {
  const posts = usePosts(1, '').data?.total
  const categories = useCategories().data?.length
  return (
    <AdminPage title="Blog">
      <Tabs
        label="Blog"
        tabs={[
          { id: 'posts', label: addCount('Posts', posts), content: <PostsPanel /> },
          { id: 'categories', label: addCount('Categories', categories), content: <CategoriesPanel /> },
        ]}
      />
    </AdminPage>
  )
}

const addCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`
