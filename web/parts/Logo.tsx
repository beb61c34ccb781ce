import './logo.css'

/** Three cards stand on the table that set itself. */
export const Logo = () => (
  <svg class="logo" viewBox="0 0 64 64" aria-hidden="true">
    <g class="logo-card" data-lean="left">
      <rect x="11" y="15" width="19" height="27" rx="3.5" transform="rotate(-16 20 42)" />
    </g>
    <g class="logo-card" data-lean="right">
      <rect x="34" y="15" width="19" height="27" rx="3.5" transform="rotate(16 44 42)" />
    </g>
    <g class="logo-card" data-lean="none">
      <rect x="22" y="9" width="20" height="30" rx="3.5" />
      <path d="M32 17.5c2.6 3.6 5 5.2 5 8a3 3 0 0 1-4.2 2.8l1 3.2h-3.6l1-3.2a3 3 0 0 1-4.2-2.8c0-2.8 2.4-4.4 5-8z" />
    </g>
    <g class="logo-table">
      <rect x="5" y="39" width="54" height="8" rx="4" />
      <path d="M15 46l-4 13M49 46l4 13" />
    </g>
  </svg>
)

export const Wordmark = () => (
  <span class="wordmark">
    <Logo />
    Tischlein
  </span>
)
