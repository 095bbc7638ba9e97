import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffedConsole } from './staffed.ts'

const { app, colleague, post, get, db } = staffedConsole('pickers')

const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
  const [row] = (await query.execute(db)).rows
  if (!row) throw new Error('the demo lacks it')
  return row
}

const moss = () =>
  one(sql<{ id: number; name: string; developer: number; made: string }>`
    select a.id::int, t.name, d.id::int as developer, d.name as made from apps a
    join app_texts t on t.app_id = a.id and t.locale = 'en' join developers d on d.id = a.developer_id
    where a.package_name = 'app.qingyu.moss'`)

const valuesIn = (body: string) => [...body.matchAll(/data-value="(\d+)"/g)].map(([, id]) => Number(id))

test('a few letters of a name, or the package, find an app; those of a name a developer', async () => {
  const who = await colleague('reader')
  const { id, name, developer, made } = await moss()
  for (const q of [name.slice(0, 4), 'app.qingyu.moss', String(id)])
    expect(valuesIn((await get(who, `/find?of=app&q=${encodeURIComponent(q)}`)).body), q).toContain(id)
  const { body } = await get(who, `/find?of=developer&q=${encodeURIComponent(made.slice(0, 2))}`)
  expect(valuesIn(body)).toContain(developer)
  expect((await get(who, '/find?of=app&q=no-such-thing-at-all')).body).toContain('No matches')
  expect((await get(undefined, '/find?of=app&q=moss')).statusCode).toBe(401)
})

test('without a script the form comes back as it was written, with what its letters find', async () => {
  const who = await colleague('placer')
  const { id, name } = await moss()
  const written = {
    _back: '/placements/notice/new',
    body: 'half a notice',
    '_typed.appId': name,
    '_picked.appId': '',
    appId: '',
  }
  const { body, statusCode } = await post(who, '/pick?command=notice.put&field=appId', written)
  expect(statusCode).toBe(200)
  expect(body).toContain('half a notice')
  expect(body).toMatch(new RegExp(`name="_chosen.appId"[^>]*value="${id}"`))
  const put = (fields: Record<string, string>) =>
    post(who, '/commands/notice.put', { ...written, locale: 'en', '_found.appId': name, ...fields })
  // Nothing was chosen, or the letters changed since.
  expect((await put({})).statusCode).toBe(422)
  expect((await put({ '_chosen.appId': String(id), '_typed.appId': 'another' })).statusCode).toBe(422)
  expect((await put({ '_chosen.appId': String(id) })).statusCode).toBe(303)
  const { app_id } = await one(
    sql<{ app_id: number }>`select app_id::int from notices where body = 'half a notice'`,
  )
  expect(app_id).toBe(id)
  // As a script chooses it.
  const chosen = { '_picked.appId': name, appId: String(id), body: 'another notice' }
  expect((await put(chosen)).statusCode).toBe(303)
})

test('a choice is only for those who may give its command', async () => {
  const fields = { _back: '/', '_typed.appId': 'moss' }
  expect(
    (await post(await colleague('reader'), '/pick?command=notice.put&field=appId', fields)).statusCode,
  ).toBe(403)
  expect((await post(undefined, '/pick?command=notice.put&field=appId', fields)).statusCode).toBe(401)
  expect((await post(await colleague('owner'), '/pick?command=no.such&field=appId', fields)).statusCode).toBe(
    404,
  )
})

test('an app keeps its developer unless another is chosen, by a whole name too', async () => {
  const who = await colleague('editor')
  const { id, made, developer } = await moss()
  const { body } = await get(who, `/apps/${id}`)
  expect(body).toMatch(new RegExp(`name="_typed.developerId"[^>]*value="${made}"`))
  const edit = (fields: Record<string, string>) =>
    post(who, '/commands/app.edit', {
      _back: `/apps/${id}`,
      app: String(id),
      '_was.developerId': String(developer),
      developerId: String(developer),
      '_picked.developerId': made,
      ...fields,
    })
  const developerNow = async () =>
    (await one(sql<{ now: number | null }>`select developer_id::int as now from apps where id = ${id}`)).now
  await edit({ '_typed.developerId': made })
  expect(await developerNow()).toBe(developer)
  const unknown = await edit({ '_typed.developerId': 'Nobody Known' })
  expect([unknown.statusCode, unknown.body.includes('No single developer')]).toEqual([422, true])
  await post(who, '/commands/developer.put', { _back: '/developers/new', name: 'Another Maker' })
  const other = await one(
    sql<{ id: number; name: string }>`select id::int, name from developers where name = 'Another Maker'`,
  )
  await edit({ '_typed.developerId': other.name.toUpperCase() })
  expect(await developerNow()).toBe(other.id)
  await edit({ '_typed.developerId': '' })
  expect(await developerNow()).toBeNull()
  await edit({ '_was.developerId': '', '_typed.developerId': made, '_picked.developerId': '' })
  expect(await developerNow()).toBe(developer)
})

test('a list is filtered by an app that is named in words, and asks if several fit', async () => {
  const who = await colleague('analyst')
  const { id, name } = await moss()
  const by = async (typed: string) =>
    (await get(who, `/placements?_typed.app=${encodeURIComponent(typed)}&_picked.app=&app=`)).body
  expect(await by('app.qingyu.moss')).toMatch(new RegExp(`name="app"[^>]*value="${id}"`))
  expect(await by(name)).toMatch(new RegExp(`value="${id}"`))
  expect(await by('no-such-app-at-all')).toContain('No matches')
})

test('developers are listed, read by everybody and edited by editors', async () => {
  const editor = await colleague('editor')
  const { developer, made, name } = await moss()
  const list = await get(editor, `/developers?q=${encodeURIComponent(made.slice(0, 2))}`)
  expect(list.body).toContain(`/developers/${developer}`)
  const path = `/developers/${developer}`
  const { body } = await get(editor, path)
  expect(body).toContain(name)
  const revision = /name="revision"[^>]*value="(\d+)"/.exec(body)?.[1] ?? ''
  const put = (who: typeof editor) =>
    post(who, '/commands/developer.put', {
      _back: path,
      id: String(developer),
      revision,
      '_was.email': '',
      email: 'hello@example.org',
    })
  const reader = await colleague('reader')
  expect((await put(reader)).statusCode).toBe(403)
  expect((await get(reader, path)).body).not.toContain('type="submit">Save')
  expect((await put(editor)).statusCode).toBe(303)
  expect((await get(reader, path)).body).toContain('hello@example.org')
  expect((await get(reader, '/developers/999999')).statusCode).toBe(404)
  expect((await get(reader, '/developers/new')).statusCode).toBe(403)
})

test('the box of every screen finds apps, what can be done, people, changes and commands', async () => {
  const [owner, reader] = [await colleague('owner'), await colleague('reader')]
  const found = async (who: typeof owner, q: string) =>
    (await get(who, `/find?q=${encodeURIComponent(q)}`)).body
  const { id, name } = await moss()
  const all = await found(owner, name)
  for (const href of [`/apps/${id}`, `/apps/${id}/takedown`, `/changes?app=${id}`])
    expect(all).toContain(`href="${href}"`)
  expect(await found(reader, name)).not.toContain(`/apps/${id}/takedown`)
  expect(await found(owner, 'takedown')).toContain('/commands/app.takedown')
  const { name: person } = await one(sql<{ name: string }>`select name from staff limit 1`)
  expect(await found(reader, person.slice(0, 3).toUpperCase())).toContain(
    `href="/changes?who=${encodeURIComponent(person)}"`,
  )
  const { change } = await one(sql<{ change: number }>`select min(id)::int as change from changes`)
  expect(await found(reader, String(change))).toContain(`href="/changes/${change}"`)
  expect(app().hasRoute({ method: 'POST', url: '/find' })).toBe(false)
})
