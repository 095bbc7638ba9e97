export const list = {
  filter: 'Apply filters',
  first: 'First page',
  older: 'Next page',
  tick: 'Select',
  tickAll: 'Select all on this page',
  tickOne: (name: string) => `Select ${name}`,
  withTicked: 'Selected:',
  ticked: (n: string) => `${n} selected:`,
}
