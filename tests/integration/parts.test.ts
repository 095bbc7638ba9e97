// One store for all of them.
import './parts/postgres.ts'
import './parts/nats.ts'
import './parts/secrets.ts'
import './parts/accounts.ts'
import './parts/health-checks.ts'
import './parts/running-store.ts'
