import type { Condition } from './conditions.ts'

/** What a query asks of apps besides what they are. */
export interface Intents {
  /** The query without it. */
  rest: string
  conditions: Condition[]
  /** No app costs anything to download, so it takes none away. */
  free: boolean
}

type Wanted = Condition | 'free'

/** A number in the query decides which step of a group is meant: the nearest that keeps the promise. */
const ratingOf = (said?: string): Condition => (Number(said ?? 5) <= 4 ? 'stars4' : 'stars')
const sizeOf = (said?: string): Condition =>
  Number(said ?? 0) >= 50 ? 'mb50' : Number(said ?? 0) >= 10 ? 'mb10' : 'mb3'
const androidOf = (said?: string): Condition =>
  Number(said ?? 7) >= 9 ? 'android9' : Number(said ?? 7) >= 7 ? 'android7' : 'android5'

const NONE = '(?:完全|没有?|无|不带|不含|不要|不想看|零|免|拒绝)(?:任何|一点|烦人的?)?'
const NO = "\\b(?:no|without|zero|not? have|doesn'?t have|free of)(?: any| more| annoying)?"
const MORE =
  '\\s*(?:\\+|(?:或|及|和)?(?:以上|更高)|起|or (?:more|higher|above|better|up)|and (?:up|above|over))'

/** Each is taken out of the query. The earlier ones first: `ad free` is not free. */
const PATTERNS: [pattern: RegExp, wanted: (said?: string) => Wanted][] = [
  [
    of(
      `${NONE}(?:弹窗|插屏|开屏)?广告|${NO} (?:pop-?up )?(?:ads?|adverts?|advertisements?|advertising|commercials)\\b|\\bads?[ -]free\\b`,
    ),
    () => 'noads',
  ],
  [
    of(
      `${NONE}(?:内购|氪金|充值|课金|应用内购买|付费项目)|不(?:用|需要?|必)?(?:氪金?|充钱|充值|课金|肝氪)|(?:${NO}|(?:and|or|,)) (?:in[- ]?app )?(?:purchases?|buying|iaps?|microtransactions?|subscriptions?)\\b`,
    ),
    () => 'nobuys',
  ],
  [
    of(
      `(?:评分|打分|分数)?(?:在|达到?|高于|超过|不低于)?\\s*(\\d(?:\\.\\d)?)\\s*(?:分|颗?星)${MORE}|(?:评分|打分)(?:在|达到?|高于|超过|不低于)\\s*(\\d(?:\\.\\d)?)(?:分|星)?(?:以上)?|(?:rated )?(?:over |above |at least |more than )?(\\d(?:\\.\\d)?)(?:[ -]stars?)?${MORE}(?: stars?| rating)?|\\b(?:rated (?:over |above |at least )?|(?:over|above|at least) )(\\d(?:\\.\\d)?)(?:[ -]stars?)?|\\b(\\d(?:\\.\\d)?)[ -]stars?\\b`,
    ),
    ratingOf,
  ],
  [
    of(
      '(?:评分|评价|口碑|分数|星级)(?:很|最|比较|都)?(?:高|好)|高(?:评分|口碑|分(?!辨|享))|好评(?:如潮|最?多|率高)|\\b(?:highly|top|best|well)[ -]rated\\b|\\bwith (?:high|good|great) (?:ratings?|reviews)\\b',
    ),
    () => 'stars',
  ],
  [
    of(
      '(?:在)?(?:不|无需?|没有?|断|脱|离)(?:用|需要?|要|了)?(?:联|连|上)?(?:网络?|线|流量|信号|wi-?fi)(?:的?情况下|时|环境)?(?:下)?(?:也|就|都|还)?(?:能|可以?)?(?:用|玩|看|听|读|学|使用)?(?![\\p{Script=Han}]*课)|单机(?!版)|\\b(?:(?:that |which )?(?:works?|working|usable|playable|play|use|runs?|available|can be (?:used|played)) )?(?:offline|(?:without|with no|no) (?:an? |the |any )?(?:internet|wi-?fi|network|mobile data|data connection|connection|signal|cell service)(?: connection| access)?(?: needed| required)?)\\b',
    ),
    () => 'offline',
  ],
  [
    of(
      '(\\d+)\\s*(?:mb?|兆)\\s*(?:以下|以内|之内|内)|(?:小于|不超过|低于)\\s*(\\d+)\\s*(?:mb?|兆)|\\b(?:under|below|less than|at most|smaller than|up to) (\\d+) ?mb?\\b',
    ),
    sizeOf,
  ],
  [
    of(
      '(?:安装包|体积|占用?(?:的)?(?:空间|内存|地方)?|大小|包体?)(?:很|比较|超|最|要|特别)?[小少]|不(?:太)?占(?:用)?(?:手机)?(?:内存|空间|地方|存储)|(?:轻量级?|小巧|小体积)|\\b(?:small(?:est)?|tiny|little|low)[ -](?:in )?(?:size|sized|file size|download|footprint|storage)\\b|\\blight-?weight\\b|\\btakes? (?:up )?(?:little|less|no|hardly any) (?:space|storage|room)\\b',
    ),
    () => 'small',
  ],
  [
    of(
      '(?:安卓|android) ?(\\d{1,2})(?:\\.\\d)?(?:系统|手机|的?手机|以下)?(?:上)?(?:也)?(?:能|可以?)?(?:用|玩|装|安装)?|\\b(?:for|on|runs on) (?:my |an? )?(?:old |older )?android (\\d{1,2})\\b',
    ),
    androidOf,
  ],
  [
    of(
      '(?:老旧?|旧|低配|低端|配置低的?)(?:款|版)?(?:的)?(?:安卓|手机|机型|机器|设备|系统)(?:上)?(?:也)?(?:能|可以?)?(?:用|玩|装|流畅)?|\\b(?:for |on )?(?:my |an? )?(?:old(?:er)?|low[- ]end|slow) (?:android|phone|device|smartphone)s?(?: phone)?\\b',
    ),
    () => 'android7',
  ],
  [
    of(
      `(?:不(?:要|用|需要?|索取|申请|乱要)|${NONE}|少)(?:敏感|隐私|多余)?的?权限|${NO} (?:sensitive |special |dangerous |unnecessary )?permissions?\\b|\\b(?:asks?|asking) for (?:no|few) permissions?\\b`,
    ),
    () => 'plain',
  ],
  [
    of(
      "不(?:会)?(?:分享|共享|泄露|泄漏|出卖|上传)(?:任何|我的|你的|个人|用户)?(?:的)?(?:数据|隐私|信息)|\\b(?:do(?:es)?n'?t|does not|do not|never|no|not|without) (?:shar(?:e|es|ing)|sell(?:s|ing)?)(?: my| your| any| of)?(?: personal)? (?:data|information|info)\\b|\\bno data sharing\\b",
    ),
    () => 'unshared',
  ],
  [
    of(
      '(?:完全|永久|全)?免费(?:版)?|不(?:用|要|需要?|必)?(?:花钱|付费|收费|付钱|掏钱|要钱|收钱)|(?<!(?:hands|gluten|sugar|royalty|tax|duty|stress|care|smoke)[ -])\\b(?:for )?free(?: of charge)?\\b(?! download manager)|\\bwithout paying\\b|\\bno (?:cost|charge|fee)s?\\b',
    ),
    () => 'free',
  ],
]

function of(pattern: string): RegExp {
  return new RegExp(pattern, 'gu')
}

/** What is left between words when a condition goes: 没有广告的天气 is 天气. */
const LEFT_OVER =
  /^[\s的,，、。和且并又]+|[\s,，、。和且并又]+$|^(?:with|and|that|but|or)\b|\b(?:with|and|that|but|or|has|have)\s*$/giu

/** `text` in small letters, simplified characters and with its signs. */
export function readIntents(text: string): Intents {
  const wanted = new Set<Wanted>()
  let rest = text
  for (const [pattern, read] of PATTERNS)
    rest = rest.replace(pattern, (_, ...found) => {
      wanted.add(read(found.find(one => typeof one === 'string' && /^\d/.test(one))))
      return ' '
    })
  const free = wanted.delete('free')
  if (wanted.size === 0 && !free) return { rest: text, conditions: [], free }
  return { rest: tidied(rest), conditions: [...wanted] as Condition[], free }
}

function tidied(rest: string): string {
  let text = rest
  for (let shorter = text; ; text = shorter) {
    shorter = text.replace(LEFT_OVER, '').replace(/\s+/g, ' ').trim()
    if (shorter === text) return text
  }
}
