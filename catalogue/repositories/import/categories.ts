/** A category of the store: the one with this slug, which is made where it is missing. */
export interface StoreCategory {
  slug: string
  resourceType: 0 | 1
  names: { 'zh-CN': string; en: string }
}

const category = (slug: string, resourceType: 0 | 1, zh: string, en: string): StoreCategory => ({
  slug,
  resourceType,
  names: { 'zh-CN': zh, en },
})

const office = category('office', 0, '效率办公', 'Productivity')
const learning = category('learning', 0, '学习阅读', 'Education')
const media = category('media', 0, '影音图像', 'Photo, video & music')
const life = category('life', 0, '生活服务', 'Lifestyle')
const wellness = category('wellness', 0, '运动健康', 'Health & fitness')
const tools = category('tools', 0, '系统工具', 'Tools')
const safety = category('safety', 0, '安全隐私', 'Security & privacy')
const community = category('community', 0, '社区交友', 'Social')
const money = category('money', 0, '记账理财', 'Personal finance')
const travel = category('travel', 0, '出行旅游', 'Travel & transit')
const casual = category('casual', 1, '休闲益智', 'Casual & puzzle')
const puzzle = category('puzzle', 1, '解谜', 'Puzzle')
const cards = category('cards', 1, '卡牌棋牌', 'Card & board')
const action = category('action', 1, '动作跑酷', 'Action & runners')
const rpg = category('rpg', 1, '角色扮演', 'Role-playing')
const strategy = category('strategy', 1, '策略塔防', 'Strategy & tower defense')
const racing = category('racing', 1, '竞速体育', 'Racing & sports')
const others = category('others', 0, '其他', 'Other')

const named = (to: StoreCategory, ...names: string[]) => names.map(name => [name, to] as const)

/** F-Droid's categories, those of today and of before, and where they stand here. */
const USUAL: ReadonlyMap<string, StoreCategory> = new Map([
  ...named(
    office,
    'Alarm Clock',
    'Bookmark',
    'Calculator',
    'Calendar & Agenda',
    'Clock',
    'Contact',
    'Email',
    'Habit Tracker',
    'Note',
    'OCR',
    'Office',
    'Stopwatch',
    'Task',
    'Text Editor',
    'Time',
    'Timer',
    'Time Tracker',
    'Writing',
  ),
  ...named(
    learning,
    'Ebook Reader',
    'News',
    'Reading',
    'Religion',
    'Science & Education',
    'Text to Speech',
    'Translation & Dictionary',
    'Visual Novel',
  ),
  ...named(
    media,
    'Camera',
    'Cast',
    'Draw',
    'Gallery',
    'Graphics',
    'Local Media Player',
    'Lyrics',
    'Multimedia',
    'Music Practice Tool',
    'Online Media Player',
    'Podcast',
    'Radio',
    'Recorder',
    'Wallpaper',
  ),
  ...named(life, 'Dice', 'Diet', 'Inventory', 'Market & Price', 'Recipe Manager', 'Schedule'),
  ...named(life, 'Shopping List', 'Weather'),
  ...named(wellness, 'Health Manager', 'Meditation', 'Sports & Health', 'Workout'),
  ...named(
    tools,
    'AI Chat',
    'App Manager',
    'App Store & Updater',
    'Battery',
    'Browser',
    'Cloud Storage & File Sync',
    'Code & Forge',
    'Connectivity',
    'Development',
    'Download',
    'Emulator',
    'File Manager',
    'File Transfer',
    'Flashlight',
    'Game Helper',
    'Icon Pack',
    'Internet',
    'Keyboard & IME',
    'Launcher',
    'Network Analyzer',
    'Notification',
    'Push',
    'Remote Access',
    'Remote Controller',
    'System',
    'Theming',
    'Unit Convertor',
    'Volume',
  ),
  ...named(
    safety,
    'DNS & Hosts',
    'File Encryption & Vault',
    'Firewall',
    'Pass Wallet',
    'Password & 2FA',
    'Security',
    'VPN & Proxy',
  ),
  ...named(community, 'Forum', 'Messaging', 'Phone & SMS', 'Social Network', 'Voice & Video Chat'),
  ...named(money, 'Finance Manager', 'Money', 'Wallet'),
  ...named(travel, 'Location Tracker & Sharer', 'Navigation', 'Public Transport'),
  ...named(casual, 'Casual Game', 'Educational Game', 'Games', 'Party Game', 'Word Game'),
  ...named(puzzle, 'Puzzle Game'),
  ...named(cards, 'Board Game', 'Card Game'),
  ...named(action, 'Action Game', 'Arcade Game', 'Platformer Game', 'Shooter Game'),
  ...named(rpg, 'Role-Playing Game'),
  ...named(strategy, 'Simulation Game', 'Strategy Game'),
  ...named(racing, 'Racing Game', 'Sport Game'),
])

const STORE: ReadonlyMap<string, StoreCategory> = new Map(
  [...USUAL.values(), others].map(one => [one.slug, one]),
)

/** As many as app.add takes. */
const MAX = 10

/** What a store says itself of where a repository's categories stand, by their names: the slug of one of its own. */
export type OwnCategories = ReadonlyMap<string, StoreCategory>

/** The categories of an app, and whether it is a game: one is, when any of its categories is one for games. */
export function categoriesOf(said: string[], own: OwnCategories = new Map()): StoreCategory[] {
  const found = said.flatMap(name => own.get(name) ?? USUAL.get(name) ?? STORE.get(name) ?? [])
  const isGame = found.some(({ resourceType }) => resourceType === 1)
  const fitting = found.filter(({ resourceType }) => resourceType === Number(isGame))
  const once = [...new Map(fitting.map(one => [one.slug, one])).values()]
  return once.length > 0 ? once.slice(0, MAX) : [others]
}

export const usualCategory = (slug: string): StoreCategory | undefined => STORE.get(slug)
