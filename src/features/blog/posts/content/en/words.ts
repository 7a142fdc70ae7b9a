import { paths } from '#site/paths.ts'

export const en = {
  title: 'Blog',
  lead: 'Plain answers for people waiting on an injury case: what an advance costs, what happens if you lose, and what to ask before you sign.',
  empty: {
    title: 'No Blog Posts Yet',
    text: 'We’re working on it. Until then, ask us what you’d like to know.',
    button: 'Back to Home',
  },
  emptyCategory: {
    title: 'No Posts in This Category',
    text: 'There’s nothing here yet. Try the other categories.',
    button: 'All posts',
  },
  postNotFound: {
    title: 'Blog Post Not Found',
    text: "The blog post you're looking for doesn't exist or has been removed.",
    button: 'Back to the blog',
  },
  categoryNotFound: {
    title: 'Category Not Found',
    text: "The blog category you're looking for doesn't exist.",
    button: 'Back to the blog',
  },
  call: {
    title: 'Short on cash while you wait?',
    text: 'Applying is free, and you’re not locked into anything. Not sure an advance is right for you? Ask us first.',
  },
  /** Only the administrator sees these. */
  previews: {
    draft: 'Preview. This post is a draft: nobody but you can read it.',
    published: 'Preview. This is how readers see this post.',
  },
  notAdvice:
    'This article is general information, not legal advice. Laws change and differ from state to state, so ask your attorney about your case.',
  categories: 'Blog categories',
  allPosts: 'All posts',
  moreIn: (category: string) => `More in ${category}`,
  readNext: 'Read next',
  nextSteps: {
    title: 'Next steps',
    items: [
      { label: 'See what an advance would cost you', note: 'In dollars, month by month.', to: paths.cost },
      { label: 'Check if your case fits', note: 'Four questions, no name.', to: paths.check },
      { label: 'Try free help first', note: 'Five places to ask before you pay us.', to: paths.helpFirst },
    ],
  },
  /** The company’s own name: we make up no person. */
  by: (author: string) => `By ${author}`,
  readTime: (minutes: number) => `${minutes} min read`,
  articles: (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`,
  page: (page: number) => `Page ${page}`,
  pagesOf: (list: string) => `Pages of ${list}`,
  feed: 'New posts by RSS',
  head: {
    list: 'Blog: Plain Answers on Case Advances',
    category: (name: string) => `${name}: Blog`,
    about: (name: string) => `What we’ve written about ${name}.`,
    numberedTitle: (title: string, page: number) => `${title}, page ${page}`,
    numberedDescription: (description: string, page: number) => `Page ${page}: ${description}`,
    listKeyword: 'pre-settlement funding blog',
    topics: ['pre-settlement funding', 'lawsuit funding questions', 'injury case advice'],
  },
}
