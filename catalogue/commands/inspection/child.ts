import { inspectFile } from '../../packages/inspect-file.ts'

// A process of its own for each package (run-apart.ts): whatever is in the file, no more than this process is lost.
process.stdout.write(JSON.stringify(inspectFile(process.argv[2] ?? '')))
