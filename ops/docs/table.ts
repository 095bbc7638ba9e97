/** Returns a Markdown table. Bars in cells are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const escaped = rows.map(cells => cells.map(cell => cell.replaceAll('|', '\\|')))
  return [line(head), line(head.map(() => '---')), ...escaped.map(line)].join('\n')
}
