import { locale, words } from '../words/words.ts'

/** Shown when nothing else can be: carries its style inside and needs no other file. */
export function unavailablePage(): string {
  const { title, heading, body, again, retry } = words.unavailable
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${heading}</h1><p>${body}</p><a href="">${again}</a><p><a class="home" href="/">${retry}</a></p></main></body></html>`
}

const style = [
  'body{margin:0;background:#fff;color:#14201a;font:16px/1.6 "PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}',
  'main{display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:90vh;padding:0 16px;text-align:center}',
  'h1{margin:0;font-size:28px;line-height:36px}p{margin:8px 0 24px;color:#45534b}',
  'a{padding:10px 20px;border-radius:12px;background:#17774a;color:#fff;font-weight:600;text-decoration:none}a.home{background:none;color:inherit}',
  '@media(prefers-color-scheme:dark){body{background:#0d1210;color:#ecf2ee}p{color:#b8c4bc}a{background:#56c990;color:#05230f}a.home{background:none;color:inherit}}',
].join('')
