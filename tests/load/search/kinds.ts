import { syllables } from '../../../data/search/chinese.ts'
import { packageOf } from '../data/catalogue.ts'
import { mix } from '../data/random.ts'
import { aFirst, aSecond, nameOf } from './names.ts'

/** The n-th query of each kind; `apps` is how many there are. */
export const kinds: Record<string, (n: number, apps: number) => string> = {
  name: (n, apps) => nameOf(anApp(n, apps)),
  'beginning of a name': (n, apps) => nameOf(anApp(n, apps)).slice(0, 3),
  'Chinese words': n => aFirst(n) + aSecond(n),
  pinyin: n => syllables(aFirst(n) + aSecond(n)).join(''),
  'first letters': n => [...syllables(aFirst(n) + aSecond(n))].map(syllable => syllable[0]).join(''),
  'a letter wrong': (n, apps) => wrong(nameOf(anApp(n, apps, 0)).split(' ')[0] ?? ''),
  'a character wrong': n => `${aFirst(n).slice(0, 1)}仙${aSecond(n)}`,
  'several words': n => `${aFirst(n)} ${aSecond(n)} ${aFirst(n + 7)}`,
  'one character': n => aFirst(n).slice(0, 1),
  'one letter': n => String.fromCharCode(97 + (n % 26)),
  'a word that all have': n => ['应用', '打开', '朋友', '的', '都在用'][n % 5] ?? '',
  'common and rare word': (n, apps) => `朋友 ${nameOf(anApp(n, apps, 0))}`,
  'package name': (n, apps) => packageOf(anApp(n, apps)),
  'name and tail word': (n, apps) =>
    `${nameOf(anApp(n, apps))}${['下载', 'app', ' 安卓版', '官方下载'][n % 4]}`,
  traditional: n => `${['貓貓', '龍舟', '雲鯨', '聽雨', '風車'][n % 5]}${aSecond(n)}`,
  'sound inside of a name': n => syllables(aSecond(n)).join(''),
  'half typed sound': n => syllables(aSecond(n)).join('').slice(0, 4),
  'sound of a category': n => ['jizhang', 'tianqi', 'yinyue', 'xiaochu', 'gongju'][n % 5] ?? '',
  'word of a category': n => ['camera', '工具', 'music', '游戏', '视频', '音乐'][n % 6] ?? '',
  'English words': n =>
    ['simple music player', 'free photo editor', 'offline map navigation', 'weather app', 'note taking tool'][
      n % 5
    ] ?? '',
  'one word missing': n => `${aFirst(n)} ${mix(144, n).toString(36)}qx`,
  'Chinese word missing': n => `${aSecond(n)}${['量子', '全能王', '预报'][n % 3]}`,
  'beginning of a package': (n, apps) => `com.${mix(4, anApp(n, apps)).toString(36)}`,
  'one part of a package': () => 'com',
  'nothing found': n => `${mix(141, n).toString(36)}qx ${mix(142, n).toString(36)}zw`,
}

/** With `rest` one whose id leaves that rest by three: 0 has a Latin name. */
function anApp(n: number, apps: number, rest?: number): number {
  const id = 4 + (mix(143, n) % (apps - 8))
  return rest === undefined ? id : id - (id % 3) + rest
}

const wrong = (word: string) => `${word.slice(0, 3)}${word.slice(4)}`
