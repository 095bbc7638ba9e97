import { useEffect, useRef } from 'react'

/** Shows once more the content of an element by its id, complete: what is folded there is open here. */
export function DialogClone({ from, className }: { from: string; className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const copy = document.getElementById(from)?.cloneNode(true)
    if (!(copy instanceof Element)) return
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      element.removeAttribute('id')
      if (element instanceof HTMLDetailsElement) element.open = true
    }
    place.current?.appendChild(copy)
    return () => copy.remove()
  }, [from])
  return <div ref={place} className={className} />
}
