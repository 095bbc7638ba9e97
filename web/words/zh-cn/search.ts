export const search = {
  label: '搜索',
  placeholder: '搜索应用和游戏',
  go: '搜索',
  ask: '想找什么？',
  askWhy: '应用名、拼音、首字母、开发者、包名都可以。',
  found: (n: number, most: number) => (n >= most ? `列出最相关的 ${most} 个应用` : `找到 ${n} 个应用`),
  none: (query: string) => `没有找到「${query}」`,
  near: '您是不是要找',
  hints: ['看看有没有写错字', '少写几个字，或者换个说法', '也可以试试拼音，例如 tianqi'],
  kinds: { all: '全部', soft: '软件', game: '游戏' },
  kind: '类型',
  sorts: { match: '相关度', downloads: '下载最多' },
  sort: '排序',
  hot: '大家在装',
  title: (query: string, page: number) =>
    `${query ? `${query} - ` : ''}搜索${page > 1 ? ` 第 ${page} 页` : ''} - 花架 Pergola`,
}

/** What the script of the search box says. */
export const suggest = {
  label: '搜索建议',
}
