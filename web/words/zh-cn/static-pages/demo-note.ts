export const DEMO_NOTE = '这是演示站：主体、地址、备案号和联系方式都是虚构的。'
