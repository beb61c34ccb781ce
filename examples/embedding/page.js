const tables = [...document.querySelectorAll('tischlein-table')]

// Connects the form at the top of this page: its choices set attributes on every `<tischlein-table>`.
for (const choice of document.querySelectorAll('select'))
  choice.addEventListener('change', () => {
    for (const table of tables)
      if (choice.value === '') table.removeAttribute(choice.name)
      else table.setAttribute(choice.name, choice.value)
  })

const output = document.querySelector('output')
for (const table of tables)
  for (const type of ['ready', 'opened', 'seated', 'turn', 'ended', 'gone', 'error'])
    table.addEventListener(type, ({ detail }) => {
      const section = table.closest('section').id
      const lines = [...output.textContent.split('\n'), `${section}: ${JSON.stringify(detail)}`]
      output.textContent = lines.slice(-6).join('\n').trim()
    })

for (const snippet of document.querySelectorAll('pre')) {
  const copy = document.createElement('button')
  copy.type = 'button'
  copy.textContent = 'Copy'
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(snippet.querySelector('code').textContent)
    copy.textContent = 'Copied'
  })
  snippet.append(copy)
}
