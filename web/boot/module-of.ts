/** Markup names a file without its folder. */
export function moduleOf<Load>(modules: Record<string, Load>, file: string): Load | undefined {
  return modules[Object.keys(modules).find(path => path.endsWith(`/${file}`)) ?? '']
}
