/** For rows that the people who run a store show for a while; an end that is null is open. */
export const inItsTime = '(starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())'
