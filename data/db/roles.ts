/** The logins of the processes and, as `staff`, of people who run commands in a shell. */
export const ROLES = {
  web: 'pergola_web',
  analytics: 'pergola_analytics',
  /** Gives commands for the person of a session, which it can't begin. */
  console: 'pergola_console',
  /** The console's too: signs people in, and writes nothing else. */
  access: 'pergola_access',
  worker: 'pergola_worker',
  staff: 'pergola_staff',
  /** Reads the record of changes, to sign its heads. */
  signer: 'pergola_signer',
}
