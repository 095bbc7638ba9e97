import { expect, test } from 'vitest'
import { tagsOf } from './tags.ts'

test('whatever a model names by its id is a tag, once and at any depth', () => {
  const model = {
    app: { appId: 1, categoryId: 10, subCategoryId: 11 },
    developer: { developerId: 5, name: '花' },
    lists: [[{ appId: 2 }], [{ appId: 3, gift: { id: 9, app: { appId: 4 } } }, { appId: 2 }]],
    place: { categoryId: 30 },
  }
  expect([...tagsOf(model)]).toEqual([
    'app-1',
    'category-10',
    'category-11',
    'developer-5',
    'app-2',
    'app-3',
    'app-4',
    'category-30',
  ])
})

test('a link to an app, a developer or a category is a tag', () => {
  const links = [
    { url: '/apps/7/comments?page=2' },
    { href: '/category/12' },
    { link: '/developers/3' },
    { url: '/mip/apps/8' },
  ]
  expect([...tagsOf(links)]).toEqual(['app-7', 'category-12', 'developer-3', 'app-8'])
})

test('what is no id and no link of ours is no tag', () => {
  const model = {
    id: 1,
    appId: undefined,
    categoryId: 0,
    none: null,
    developer: '/developers/3',
    links: [{ url: 'https://a.example/apps/7' }, { url: '/apps/x' }, { url: '/apps/0' }],
    comments: [{ body: '/apps/9' }],
  }
  expect([...tagsOf(model)]).toEqual([])
})
