/**
 * How long each layer waits, in milliseconds, from the database out to the visitor. An inner layer gives up first, so that an outer one
 * gets an answer in words, and no work goes on for requests that ended. The test beside this holds the order.
 */
export const DEADLINES_MS = {
  /** Reading from a replica, so that a page still has time for the primary. */
  replica: { connect: 500, statement: 700, answer: 800 },
  /** A connection, of the pool or new; a statement, by PostgreSQL; its answer, by the process. */
  database: { connect: 1500, statement: 1600, answer: 1800 },
  /** The render queue: a request is refused if it would wait longer; the longest that one waits that was let in. */
  queue: { wait: 300, longest: 600 },
  /** Of a web process: an API call, a page, and finding out whether it can make pages. */
  call: 1500,
  page: 2000,
  ready: 2000,
  edge: {
    connect: 1000,
    /** For the first byte of a page or call, and of whatever else web serves. */
    page: 2300,
    other: 5000,
    /**
     * A request that failed is sent to another process within this time, once, and gets what is left of its time there. A slow one has
     * had its chance.
     */
    retry: 1000,
    /** A process with a full queue gets no page for so long. */
    full: 100,
    /** When all processes look sick, and one that was asked anyway was silent too: none is asked for so long. */
    silent: 5000,
    /** Two probes in a row that fail or take longer make a process sick. Busy is not dead. */
    probe: { every: 500, answer: 2300 },
  },
  /** The load balancer before the edges: it sends a request to another edge, once, if one takes no connection or ends. */
  front: { connect: 1000, request: 10_000, idle: 60_000 },
  /**
   * A page that was being made during a purge may have been read before the change, and be kept after it: it is purged once more when most
   * of them are made, and again when none of those can be left. Each time is counted from the one before.
   */
  purgedAgain: [250, 750, 1500],
} as const

/** Of a page's script on an API call; apart, because scripts carry it. */
export const SCRIPT_CALL_MS = 3000
