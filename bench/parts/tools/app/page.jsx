import { createElement } from 'react';
import content from './content.json';

/* The elements and texts of the site’s home page as a static page. */

export default function Page() {
  return content.map(toElement);
}

function toElement(node, key) {
  if (typeof node === 'string') return node;
  const [tag, properties, children] = node;
  return createElement(tag, { ...properties, key }, ...children.map(toElement));
}
