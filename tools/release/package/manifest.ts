import { themeProperties } from '../../../shared/embed/custom-theme.ts'
import {
  attributes,
  customProperty,
  descriptions,
  events,
  parts,
  tagName,
  valuesOf,
  type Attribute,
} from '../../../web/embed/element/contract.ts'

const path = 'element.js'
const className = 'TischleinTable'

/**
 * Returns `custom-elements.json`, which describes the element for editors and catalogues (Custom
 * Elements Manifest).
 */
export const manifest = () => ({
  schemaVersion: '1.0.0',
  readme: 'README.md',
  modules: [
    {
      kind: 'javascript-module',
      path,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          tagName,
          name: className,
          description: descriptions.element,
          superclass: { name: 'HTMLElement' },
          attributes: attributes.map((name) => ({
            name,
            fieldName: name,
            description: descriptions.attributes[name],
            type: { text: typeOf(name) },
          })),
          members: attributes.map((name) => ({
            kind: 'field',
            name,
            attribute: name,
            reflects: true,
            description: descriptions.attributes[name],
            type: { text: typeOf(name) },
          })),
          events: events.map((name) => ({
            name,
            description: descriptions.events[name],
            type: { text: `TischleinTableEvents['${name}']` },
          })),
          slots: [{ name: '', description: 'A link to the table, for readers without script.' }],
          cssParts: parts.map((name) => ({ name, description: descriptions.parts[name] })),
          cssProperties: themeProperties.map((name) => ({
            name: customProperty(name),
            description: descriptions.customProperties[name],
          })),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name: className, module: path },
        },
      ],
    },
  ],
})

function typeOf(name: Attribute): string {
  if (name === 'lang') return 'string'
  const values: readonly string[] = name in valuesOf ? valuesOf[name as keyof typeof valuesOf] : []
  return [...(values.length > 0 ? values.map((value) => `'${value}'`) : ['string']), 'null'].join(
    ' | ',
  )
}
