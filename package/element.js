// Registers <tischlein-table>. On a server, where pages are written and none is shown, there is nothing to register.
if (typeof customElements !== 'undefined') import('./table.js')
