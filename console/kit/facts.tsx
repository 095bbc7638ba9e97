import type { ReactNode } from 'react'

/** Names with their values. */
export const Facts = ({ className, children }: { className?: string; children: ReactNode }) => (
  <dl className={className ? `kv ${className}` : 'kv'}>{children}</dl>
)

export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
