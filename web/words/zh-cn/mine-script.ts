// What the button that shares an app says later, in the browser. Apart from the other words, because only an app's page fetches it.

export const copied = '链接已复制'
export const notCopied = '没能复制，请复制地址栏里的链接'
