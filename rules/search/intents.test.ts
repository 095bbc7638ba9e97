import { expect, test } from 'vitest'
import { readIntents } from './intents.ts'

test.each([
  ['没有广告的天气软件', '天气软件', ['noads']],
  ['看小说没广告', '看小说', ['noads']],
  ['ad free music player', 'music player', ['noads']],
  ['strategy game with no in-app purchases', 'strategy game', ['nobuys']],
  ['kids apps with no ads and no purchases', 'kids apps', ['noads', 'nobuys']],
  ['断网也能玩的游戏', '游戏', ['offline']],
  ['不联网的单机游戏', '游戏', ['offline']],
  ['language lessons that work offline', 'language lessons', ['offline']],
  ['4.5分以上的游戏', '游戏', ['stars']],
  ['puzzle games 4+ stars', 'puzzle games', ['stars4']],
  ['评分高的记账软件', '记账软件', ['stars']],
  ['安装包小的修图软件', '修图软件', ['small']],
  ['weather app under 20 mb', 'weather app', ['mb10']],
  ['games for my old android', 'games', ['android7']],
  ['安卓6能用的浏览器', '浏览器', ['android5']],
  ['不要权限的手电筒', '手电筒', ['plain']],
  ["notes that don't share my data", 'notes', ['unshared']],
  ['no ads', '', ['noads']],
])('%s: %j, %j', (query, rest, conditions) => {
  expect(readIntents(query)).toEqual({ rest, conditions, free: false })
})

test('that it costs nothing is a wish that every app fulfils', () => {
  expect(readIntents('不花钱学英语')).toEqual({ rest: '学英语', conditions: [], free: true })
  expect(readIntents('free pdf scanner')).toEqual({ rest: 'pdf scanner', conditions: [], free: true })
})

test.each([
  '广告拦截',
  'match 3',
  '2048',
  '上网课',
  '网络测速',
  'gluten free recipes',
  'a game about running a small shop',
  'hands-free calls',
])('%s asks for a thing alone', query => {
  expect(readIntents(query)).toEqual({ rest: query, conditions: [], free: false })
})
