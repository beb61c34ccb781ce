import './logo.css'

/** The logo: three cards on a small table. */
export const Logo = () => (
  <svg class="logo" viewBox="0 0 40 40" aria-hidden="true">
    <g class="logo-cards">
      <rect x="7" y="6" width="12" height="17" rx="2" transform="rotate(-14 13 22)" />
      <rect x="21" y="6" width="12" height="17" rx="2" transform="rotate(14 27 22)" />
      <rect x="14" y="3" width="12" height="18" rx="2" />
    </g>
    <path class="logo-pip" d="M20 8l3 4-3 4-3-4z" />
    <path class="logo-table" d="M3 22h34v6H3zM8 28l-3 10M32 28l3 10" />
  </svg>
)

export const Wordmark = () => (
  <span class="wordmark">
    <Logo />
    Tischlein
  </span>
)
