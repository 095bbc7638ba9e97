/** Markup names a file; in which folder it stands is nobody's business there. */
export function moduleOf<Load>(modules: Record<string, Load>, file: string): Load | undefined {
  return modules[Object.keys(modules).find(path => path.endsWith(`/${file}`)) ?? '']
}
