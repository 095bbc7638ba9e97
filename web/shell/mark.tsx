/** The brand's mark: a leaf climbing a lattice. */
export function Mark() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <mask id="mark-leaf">
        <path fill="#fff" d="M0 0h32v32H0z" />
        <path d={LEAF} fill="#000" stroke="#000" strokeWidth="4" />
      </mask>
      <g mask="url(#mark-leaf)" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
        <path d="M7 5v25M18 16v14M2 14h12M2 25h28" />
      </g>
      <mask id="mark-vein">
        <path fill="#fff" d="M0 0h32v32H0z" />
        <path d="M12 20.5 23.4 9" stroke="#000" strokeWidth="1.8" strokeLinecap="round" />
      </mask>
      <path mask="url(#mark-vein)" d={LEAF} fill="currentColor" />
    </svg>
  )
}

const LEAF = 'M13 19.5C11.6 10.2 17.4 3.4 29.4 2.6 30.4 14.6 23.8 21.6 13 19.5Z'
