/** A dependency is unavailable or too busy: the request was valid, and may be sent again later. */
export class Unavailable extends Error {}
