import { describe, expect, test } from 'vitest'
import { facts } from '../../../rules/permissions/facts.ts'
import { permissionChange, presentPermissions } from './present-permissions.ts'

const android = (short: string, maxSdk: number | null = null) => ({
  name: `android.permission.${short}`,
  maxSdk,
})
const named = (name: string) => ({ name, maxSdk: null })
const present = (...shorts: string[]) => presentPermissions(shorts.map(short => android(short)))
const only = (...list: { name: string; maxSdk: number | null }[]) => {
  const { groups } = presentPermissions(list)
  expect(groups).toHaveLength(1)
  expect(groups[0]?.items).toHaveLength(1)
  return groups[0]?.items[0]
}

describe('the permissions of an app', () => {
  test('[DET-2] one has a group, a label, a reason and how it is granted', () => {
    expect(present('READ_CONTACTS').groups).toEqual([
      {
        id: 'contacts',
        title: '通讯录与账号',
        icon: 'contact',
        asks: true,
        items: [
          {
            name: 'android.permission.READ_CONTACTS',
            label: '读取联系人',
            why: expect.stringContaining('姓名和号码'),
            level: 'ask',
            note: undefined,
          },
        ],
      },
    ])
  })

  test('[DET-2] groups that ask come first, then those set by hand, then the rest', () => {
    const view = present('INTERNET', 'VIBRATE', 'SYSTEM_ALERT_WINDOW', 'POST_NOTIFICATIONS', 'CAMERA')
    expect(view.groups.map(group => group.id)).toEqual(['camera', 'background', 'apps', 'network', 'system'])
    expect(view.groups.map(group => group.asks)).toEqual([true, true, false, false, false])
  })

  test('[DET-2] within a group those that ask come first, then those set by hand, then the rest', () => {
    const view = present('WAKE_LOCK', 'SCHEDULE_EXACT_ALARM', 'RECEIVE_BOOT_COMPLETED', 'POST_NOTIFICATIONS')
    expect(view.groups.map(group => group.items.map(item => item.label))).toEqual([
      ['发送通知', '设定准时提醒', '跟随开机启动', '保持唤醒'],
    ])
  })

  test('[DET-2] the order does not depend on the order in which the app names them', () => {
    const names = [...facts.keys()].map(named)
    expect(presentPermissions(names.toReversed())).toEqual(presentPermissions(names))
  })

  test('[DET-2] those in all and those that ask are counted', () => {
    const { total, asked } = present('INTERNET', 'CAMERA', 'RECORD_AUDIO', 'WRITE_SETTINGS', 'NOT_KNOWN')
    expect({ total, asked }).toEqual({ total: 5, asked: 2 })
  })

  test('[DET-2] an app that asks for nothing has no groups', () => {
    expect(presentPermissions([])).toEqual({
      groups: [],
      total: 0,
      asked: 0,
      notAsked: ['通讯录', '短信', '位置'],
    })
  })
})

describe('what an app does not ask for', () => {
  test('[DET-2] up to three sensitive things that it does not touch are named', () => {
    expect(present('INTERNET').notAsked).toEqual(['通讯录', '短信', '位置'])
    expect(present('READ_CONTACTS', 'ACCESS_COARSE_LOCATION').notAsked).toEqual(['短信', '相机', '照片'])
    expect(present('READ_SMS', 'CAMERA', 'GET_ACCOUNTS').notAsked).toEqual(['位置', '照片'])
  })

  test('[DET-2] a thing is not named when any permission touches it, even one granted without asking', () => {
    expect(present('ACCESS_LOCATION_EXTRA_COMMANDS').notAsked).not.toContain('位置')
    expect(present('MANAGE_EXTERNAL_STORAGE', 'CAMERA', 'READ_SMS').notAsked).not.toContain('照片')
    expect(presentPermissions([android('READ_CONTACTS', 22)]).notAsked).not.toContain('通讯录')
  })

  test('[DET-2] nothing is named for an app that touches all of them', () => {
    const view = present(
      'READ_CONTACTS',
      'READ_PHONE_STATE',
      'ACCESS_FINE_LOCATION',
      'CAMERA',
      'MANAGE_MEDIA',
    )
    expect(view.notAsked).toEqual([])
  })
})

describe('a permission limited to old Androids', () => {
  test.each([
    [28, '仅 Android 9 及以下'],
    [22, '仅 Android 5.1 及以下'],
    [14, '仅 Android 4.0 及以下'],
    [13, '仅很旧的 Android'],
    [0, '仅很旧的 Android'],
  ])('[DET-2] up to API level %d it has the note %s', (maxSdk, note) => {
    expect(only(android('WRITE_EXTERNAL_STORAGE', maxSdk))?.note).toBe(note)
  })

  test.each([29, 32, null])('[DET-2] up to %s it has no note', maxSdk => {
    expect(only(android('READ_EXTERNAL_STORAGE', maxSdk))?.note).toBeUndefined()
  })

  test.each([
    [[28, null], undefined],
    [[null, 28], undefined],
    [[22, 28], '仅 Android 9 及以下'],
    [[28, 22], '仅 Android 9 及以下'],
    [[28, 32], undefined],
  ])('[DET-2] named twice, up to %j, it is listed once, by its wider limit', (limits, note) => {
    const twice = limits.map(maxSdk => android('WRITE_EXTERNAL_STORAGE', maxSdk))
    expect(only(...twice)?.note).toBe(note)
    expect(presentPermissions(twice)).toMatchObject({ total: 1, asked: 1 })
  })
})

describe('a permission that we do not know', () => {
  test('[DET-2] one of the app or a vendor comes last, by the end of its name', () => {
    const view = presentPermissions([named('com.x.permission.MIPUSH_RECEIVE'), android('VIBRATE')])
    expect(view.groups.map(group => group.title)).toEqual(['系统与硬件', '其他'])
    expect(view.groups[1]?.items).toEqual([
      {
        name: 'com.x.permission.MIPUSH_RECEIVE',
        label: 'MIPUSH_RECEIVE',
        why: '应用或厂商自定义的权限，系统没有公开说明',
        level: 'plain',
        note: undefined,
      },
    ])
  })

  test('[DET-2] one of the system is not taken for one of the app', () => {
    expect(only(android('MASTER_CLEAR'))).toMatchObject({
      label: 'MASTER_CLEAR',
      why: '系统内部的权限，多数只开放给手机预装的应用',
    })
  })

  test('[DET-2] only the full name makes a permission known', () => {
    for (const name of ['CAMERA', 'com.x.permission.CAMERA', 'android.permission.camera'])
      expect(presentPermissions([named(name)]).asked).toBe(0)
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '[DET-2] %s is a name like any other',
    name => {
      expect(only(named(name))).toMatchObject({ name, label: name, level: 'plain' })
      expect(permissionChange([], [name])).toEqual({ added: [name], removed: [] })
    },
  )

  test.each([
    ['com.x.', 'com.x.'],
    ['.', '.'],
    ['', '未命名的权限'],
    [' ', '未命名的权限'],
    ['com.x.\u202eEVIL\n', 'EVIL'],
    ['com.x.\u202e', '未命名的权限'],
    ['com.x.<b>', '<b>'],
  ])('[DET-2] the name %j is shown as %s', (name, label) => {
    expect(only(named(name))?.label).toBe(label)
  })

  test('[DET-2] a label of 60 characters stays, a longer one is cut there', () => {
    expect(only(named(`com.x.${'A'.repeat(60)}`))?.label).toBe('A'.repeat(60))
    expect(only(named(`com.x.${'A'.repeat(61)}`))?.label).toBe(`${'A'.repeat(59)}…`)
    expect(only(named('A'.repeat(1_000_000)))?.label).toHaveLength(60)
    expect(only(named(`${'A'.repeat(58)}😀AA`))?.label).toBe(`${'A'.repeat(58)}…`)
  })
})

describe('the change between two versions', () => {
  const full = (...shorts: string[]) => shorts.map(short => `android.permission.${short}`)

  test('[DET-9] new and dropped permissions are listed by their labels', () => {
    expect(permissionChange(full('INTERNET', 'READ_PHONE_STATE'), full('INTERNET', 'READ_CONTACTS'))).toEqual(
      { added: ['读取联系人'], removed: ['读取通话状态'] },
    )
  })

  test('[DET-9] those that ask come first, then those set by hand, the rest, and the unknown', () => {
    const after = ['com.x.permission.PUSH', ...full('VIBRATE', 'WRITE_SETTINGS', 'CAMERA', 'READ_SMS')]
    const labels = ['读取短信', '拍照和录像', '更改系统设置', '让手机振动', 'PUSH']
    expect(permissionChange([], after)).toEqual({ added: labels, removed: [] })
    expect(permissionChange(after, [])).toEqual({ added: [], removed: labels })
  })

  test('[DET-9] the same permissions in another order, or named twice, are no change', () => {
    const change = permissionChange(full('CAMERA', 'INTERNET'), full('INTERNET', 'CAMERA', 'CAMERA'))
    expect(change).toEqual({ added: [], removed: [] })
    expect(permissionChange([], [])).toEqual({ added: [], removed: [] })
  })

  test('[DET-9] two unknown ones that read the same are listed once', () => {
    expect(permissionChange([], ['com.x.PUSH', 'com.y.PUSH', 'com.x.PUSH']).added).toEqual(['PUSH'])
  })
})

describe('500 permissions', () => {
  const names = [...facts.keys(), ...Array.from({ length: 500 }, (_, index) => `com.x.OWN_${index}`)].slice(
    0,
    500,
  )
  const many = names.map(named)

  /** The best of several rounds: other work on the machine slows the rest. */
  function bestOf(work: () => void): number {
    const rounds = Array.from({ length: 40 }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    })
    return Math.min(...rounds)
  }

  test('[DET-2] all are listed, the unknown ones in the order of the app', () => {
    const view = presentPermissions(many)
    expect(view.total).toBe(500)
    expect(view.groups.flatMap(group => group.items)).toHaveLength(500)
    const last = view.groups.at(-1)
    expect(last?.items.map(item => item.name)).toEqual(names.slice(facts.size))
  })

  test('[DET-2] are presented within a millisecond', () => {
    expect(bestOf(() => presentPermissions(many))).toBeLessThan(1)
  })

  test('[DET-9] are compared within a millisecond', () => {
    expect(bestOf(() => permissionChange(names.slice(0, 100), names))).toBeLessThan(1)
  })
})
