/** Which integration tests cover a folder, by the beginning of their names. The first that fits counts. */
const AREAS: [folder: string, tests: string[]][] = [
  ['catalogue/packages', ['packages/']],
  ['catalogue/commands/handlers/publish-files', ['packages/']],
  ['catalogue/commands/handlers', ['commands/', 'import/', 'console/', 'packages/', 'takedown']],
  ['catalogue/repositories', ['import/']],
  ['catalogue/worker/relay', ['relay', 'purge-log-behind', 'two-edges', 'takedown']],
  ['catalogue', ['commands/', 'console/']],
  ['console', ['console/']],
  ['server/reports', ['reports', 'bad-requests']],
  ['server/api', ['api', 'attempts', 'comment-list']],
  ['platform/brand', ['brand', 'static-pages']],
  ['server', ['api', 'detail-page', 'reports']],
  ['data/db/queries/reports', ['reports']],
  ['data/search', ['search/']],
  ['data/replicas', ['replica']],
  ['data', ['detail-page', 'discovery', 'other-languages', 'statements']],
  ['analytics/searches', ['searches']],
  ['analytics', ['trusted-days', 'hold-jumps', 'rollups', 'analytics', 'trusted-numbers']],
  ['ops/engines/varnish', ['edge', 'takedown']],
  ['ops/deploy/backup', ['restore-drill']],
]

/** Patterns of test files for these changed files; none: no area holds them, and unit tests alone are run. */
export const testsFor = (changed: string[]): string[] => [
  ...new Set(
    changed
      .flatMap(file => AREAS.find(([folder]) => file.startsWith(folder))?.[1] ?? [])
      .map(name => `tests/integration/${name}`),
  ),
]
