export const list = {
  filter: 'Apply filters',
  filters: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
  first: 'First page',
  older: 'Next page',
  tick: 'Select',
  tickAll: 'Select all on this page',
  tickOne: (name: string) => `Select ${name}`,
  withTicked: 'Selected:',
  ticked: (n: string) => `${n} selected:`,
}
