export const list = {
  filter: '筛选',
  filters: (chosen: number) => (chosen > 0 ? `筛选（${chosen}）` : '筛选'),
  first: '第一页',
  older: '下一页',
  tick: '选择',
  tickAll: '选择本页全部',
  tickOne: (name: string) => `选择 ${name}`,
  withTicked: '已选：',
  ticked: (n: string) => `已选 ${n} 个：`,
}
