interface Script {
  /** One line, 100 characters at most. */
  summary: string
  /** The page under docs/ to read next. */
  page?: string
}

const script = (summary: string, page?: string): Script => (page ? { summary, page } : { summary })

/** Describes every script of package.json, by group. `npm run help` and docs/reference/scripts.md are made from it. */
export const SCRIPTS: Record<string, Record<string, Script>> = {
  'Run a store': {
    help: script('Lists these scripts'),
    up: script(
      'Starts a store with the demo catalog; `--empty`, `--tls`, `--many`',
      'tutorials/first-store.md',
    ),
    down: script('Stops everything that `up` started'),
    dev: script('Development server with live reload, API docs at `/docs`, components at `/workshop`'),
    demo: script(
      'Loads the demo catalog into an empty store; `--replace` lists what it would delete and asks',
    ),
    simulator: script(
      'Shows the store in a phone frame with a simulated native client',
      'reference/bridge.md',
    ),
    'events:tail': script(
      'Prints events as they arrive; `--app`, `--type`, `--last`, `--dead`',
      'reference/events.md',
    ),
  },
  'Operate a store': {
    deploy: script(
      'Replaces the running release without downtime; `--back` rolls back',
      'how-to/deploy-and-roll-back.md',
    ),
    pack: script(
      'Copies the built release into a folder, to run elsewhere: `--into`',
      'how-to/install-on-one-machine.md',
    ),
    backup: script(
      'Backs up the store to `PERGOLA_BACKUP_DIR`; `--files` for new files only',
      'how-to/back-up-and-restore.md',
    ),
    restore: script(
      'Restores the latest backup, or a point in time (`--to`)',
      'how-to/back-up-and-restore.md',
    ),
    migrate: script('Applies pending database migrations'),
    check: script('Verifies rows, files, counters and the audit record; `--hashes` reads every file'),
    purge: script('Invalidates cached pages by tag on every edge; `--hard` also drops stale copies'),
    'search:index': script(
      'Updates the search index; `--all` rebuilds it next to the old one',
      'explanation/search.md',
    ),
    ranks: script(
      'Lists quarantined download spikes; `--release 76` counts those of app 76',
      'explanation/counting-and-ranking.md',
    ),
    documents: script(
      'Counts documents that wait to be rewritten; `--rewrite` rewrites all of them',
      'explanation/caching-and-freshness.md',
    ),
    pictures: script(
      'Shows how many pictures the worker has yet to make; `--remake` has it make all of them again',
      'explanation/caching-and-freshness.md',
    ),
    brand: script(
      'Validates the brand folder and writes its fallback page; `--check` only validates',
      'how-to/brand-your-store.md',
    ),
    'console:link': script('Creates a one-time sign-in link for the console', 'how-to/manage-access.md'),
    'compose:env': script(
      'Creates the secrets that the compose files need',
      'how-to/install-with-compose.md',
    ),
  },
  'Manage the catalog': {
    command: script('Runs one command, or many with `--each`', 'reference/commands.md'),
    import: script('Imports a repository by its address', 'tutorials/import-a-repository.md'),
    'files:put': script('Stores package files and prints their hash and size'),
    'files:adopt': script('Adds hash names to packages that an old release stored by path'),
    'files:sweep': script('Removes stored files that no row has referenced for 30 days'),
  },
  'Build and check': {
    build: script('Builds pages, scripts and styles into `dist/`'),
    types: script('Type-checks all projects'),
    lint: script('Runs Biome and knip'),
    format: script('Formats the sources'),
    docs: script('Regenerates the reference pages'),
    'words:export': script(
      'Writes the texts as a PO file for translators; `--from`, `--console`',
      'how-to/add-a-language.md',
    ),
    'words:import': script(
      'Writes the translations of a PO file into the catalogs; `--console`',
      'how-to/add-a-language.md',
    ),
    'docs:site': script('Builds this documentation as a searchable site and serves it; `--build`, `--lazy`'),
    release: script('Sets the version, dates the changelog and prints the release notes'),
    validate: script('Runs what CI runs before a merge', 'how-to/testing.md'),
    'validate:full': script(
      'Runs every test without sampling, and checks the promised times',
      'how-to/testing.md',
    ),
  },
  Test: {
    test: script('Unit and integration tests', 'how-to/testing.md'),
    'test:e2e': script('Browser tests through the edge; rebuilds if sources changed', 'how-to/testing.md'),
    'test:times': script('Prints wall and CPU time per test file of the last run'),
    'test:auto-download': script('50 automatic downloads with delays, failures, reloads and second tabs'),
    reflow: script('Every page at nine widths, both languages, light and dark, with axe'),
    mutation: script('Mutates the rules and package checks, and fails if no test notices (Stryker)'),
    mutants: script('Plants hand-written faults one by one and runs the tests near each'),
    'page-hashes': script('Prints a hash per page, to prove that a refactoring changed no output'),
  },
  'Faults, fuzzing and attacks': {
    'fault:deploy': script('Deploys and rolls back under load with 50 slow downloads; no request may fail'),
    'fault:publish': script('Runs 1,000 commands while processes are killed and hung; no change may be lost'),
    'fault:uploads': script('Kills an uploading process repeatedly, with folder and S3 storage'),
    'fault:import': script('Kills an import repeatedly and checks the result'),
    'fault:many': script('Kills each kind of process of a high-availability store under load'),
    'fault:events': script(
      'Sends a million events while processes are killed; none lost, none counted twice',
    ),
    'fault:matrix': script(
      'Breaks every component in turn and records what visitors get',
      'explanation/failure-modes.md',
    ),
    'fuzz:collect': script('Sends 100,000 hostile event batches through the collector into ClickHouse'),
    'fuzz:packages': script('Reads 1,000,000 broken packages within limits of time and memory'),
    attack: script(
      'Attacks a store of its own through TLS, for six minutes',
      'explanation/security-model.md',
    ),
    soak: script('30-minute soak test at half capacity; memory, file descriptors and disk must stay flat'),
  },
  Benchmarks: {
    'bench:pictures': script(
      'Opens 200 uncached pages at a load of 10 while pictures are made; none may be broken',
      'explanation/caching-and-freshness.md',
    ),
    'bench:ssr': script(
      'Page rendering and edge hits, compared with bare React and Varnish',
      'reference/figures.md',
    ),
    'bench:api': script('API calls compared with bare queries and Varnish'),
    'bench:data': script('Page queries with 10,000 and 1 million apps'),
    'bench:search': script('Every kind of search with 1 million apps'),
    'bench:page-cost': script('Database CPU of a cold page of each kind; fails above its limit'),
    'bench:search-cost': script('Database CPU of 10,000 expensive searches; fails above 50 ms'),
    'bench:rest': script('Memory and CPU of the running store without visitors'),
    'bench:small': script('A store of 10,000 apps on one core and 2 GB, from a prebuilt release (root)'),
    'bench:events': script('Event collection, storage and analytics queries at 10 and 100 million rows'),
    'bench:console': script('Console charts over 100 million events, tables over 1 million apps'),
    'bench:packages': script('Package download throughput and memory, compared with nginx'),
    'bench:inspect': script('Signature check of a 200 MB package, compared with apksigner'),
    'bench:read-packages': script('CPU time to parse and inflate packages'),
    'bench:import': script('Time and memory to read a repository of 4,479 apps'),
    'bench:import-store': script('Time of an import into a store, and its effect on visitors'),
    'bench:bulk': script('Time of bulk edits, and their effect on visitors'),
    'bench:migrate': script('Migration time with 1 million apps, and how long visitors wait'),
    'bench:overload': script(
      '2, 5 and 10 times the capacity through the edge, and a purge of everything at peak',
    ),
    'bench:paint': script('Compares two running stores on a slow phone: paint, blocking time, bytes'),
    lighthouse: script('Runs Lighthouse on the detail page of a running store'),
  },
  Pictures: {
    screenshots: script('Screenshots of every page and overlay; `--locale en`, `--workshop` for components'),
    'screenshots:console': script('Screenshots of the console for the documentation'),
  },
}
