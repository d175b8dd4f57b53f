// Small helpers to make elements.

const space = 'http://www.w3.org/2000/svg';

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {Node[]} [children]
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, children = []) {
  const element = /** @type {SVGElement} */ (document.createElementNS(space, name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/**
 * An element with properties, or attributes where it has none of that name; text only as text.
 * @param {string} name
 * @param {Record<string, any>} [properties]
 * @param {(Node | string)[]} [children]
 * @returns {any}
 */
export function html(name, properties = {}, children = []) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties))
    if (key in element) /** @type {any} */ (element)[key] = value;
    else if (value !== null && value !== undefined) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}
