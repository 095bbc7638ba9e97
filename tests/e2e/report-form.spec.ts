import { query } from '../support/query.ts'
import { devices, expect, store, test } from './test.ts'

for (const { pageType, options, tag } of devices) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`reporting an app, ${pageType}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
      tag,
    }, () => {
      test.use({ ...options, javaScriptEnabled, expectedErrors: [/status of 422/] })

      test('[VAL-1] a wrong number is said to be wrong, nothing typed is lost, and a right one is taken', async ({
        page,
      }) => {
        await page.goto('/apps/6')
        if (pageType === 'Mobile') await page.getByRole('heading', { name: '应用信息' }).click()
        await page.getByRole('link', { name: '举报', exact: true }).click()
        await page.getByLabel('与描述不符').check()
        const said = `权限和写的不一样 ${pageType} ${javaScriptEnabled} ${Date.now()}`
        await page.getByLabel('具体情况').fill(said)
        await page.getByLabel('手机号或邮箱（可以不填）').fill('15412345678')
        await page.getByRole('button', { name: '提交举报' }).click()
        await expect(page.getByText('手机号应是 11 位')).toBeVisible()
        await expect(page.getByLabel('与描述不符')).toBeChecked()
        await expect(page.getByLabel('具体情况')).toHaveValue(said)
        await page.getByLabel('手机号或邮箱（可以不填）').fill('17612345678')
        await page.getByRole('button', { name: '提交举报' }).click()
        await expect(page.getByRole('heading', { name: '已收到举报' })).toBeVisible()
        const { rows } = await query(store.at.database, 'select contact from reports where body = $1', [said])
        expect(rows).toEqual([{ contact: '17612345678' }])
      })
    })
  }
}
