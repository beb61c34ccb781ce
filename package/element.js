// Registers <tischlein-table>. Does nothing during server-side rendering.
if (typeof customElements !== 'undefined') import('./table.js')
