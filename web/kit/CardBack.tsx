import { rosette } from './rosette.ts'
import './cards.css'

/** The back that all cards share, as a picture. */
export const CardBack = () => (
  <svg class="card" viewBox="0 0 100 140" aria-hidden="true">
    <rect class="card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9" />
    <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
    <path class="card-back-flower" d={flower} />
  </svg>
)

const flower = rosette(50, 70, 9, 38, 15) + rosette(50, 70, 5, 15, 6)
