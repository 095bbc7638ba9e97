export * as mineWords from './zh-cn/mine-script.ts'
