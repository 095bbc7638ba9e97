export * as giftWords from './zh-cn/gift-script.ts'
