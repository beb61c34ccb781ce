import { themeProperties } from '../../../shared/embed/custom-theme.ts'
import { customProperty } from './contract.ts'
import { sizeRules } from './size.ts'

/**
 * The styles of the element, with our colours for both colour schemes. The poster uses the custom
 * properties of the embedding page too, but darkens a light background, so that its text stays
 * readable. The transition of the iframe only serves to detect changes of these properties.
 */
export const sheet = new CSSStyleSheet()
sheet.replaceSync(`${sizeRules((which) => `:host${which && `(${which})`}`)}
:host{position:relative;overflow:hidden;border-radius:var(--tischlein-radius,14px);color-scheme:light dark;color:#fff4dc;
background:repeating-linear-gradient(90deg,#0001 0 1px,#0000 1px 3px),repeating-linear-gradient(#ffffff0a 0 1px,#0000 1px 3px),
oklch(from var(--tischlein-ground,light-dark(#173c2e,#183529)) min(l,.4) c h);font:600 17px/1.3 var(--tischlein-font,'Hanken Grotesk',system-ui)}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
.poster,iframe{position:absolute;inset:0;box-sizing:border-box;inline-size:100%;block-size:100%;border:0}
iframe{transition:1ms allow-discrete;transition-property:${themeProperties.map(customProperty).join()}}
.poster{content-visibility:auto;container-type:inline-size}
.poster>svg{position:absolute;inset:5% -16% auto auto;inline-size:min(62%,330px);aspect-ratio:1;fill:var(--tischlein-accent,light-dark(#dd4b2a,#cf4325))}
.poster>svg+svg{inset:72% 0 0;inline-size:100%;block-size:28%;fill:#fff4dcd9;background:#221a16;border-radius:50% 50% 0 0/20% 10%}
.words{position:absolute;inset:auto 8% 34%;display:grid;justify-items:start;gap:18px}
.code{font:800 clamp(24px,12cqi,54px)/1 var(--tischlein-font,Besley,Rockwell,Georgia)}
.people{display:flex;gap:8px;inline-size:min(100%,280px)}
.people>svg{flex:1;inline-size:0;overflow:visible;filter:drop-shadow(0 4px #0006)}
${['2a63ac', 'bd3527', '2c7650', '7445a0', 'a85a0c', 'b23a77'].map((colour, at) => `.people>:nth-child(${at + 1}){fill:#${colour}}`).join('')}
::slotted(a){padding-block:12px;color:inherit}
`)
