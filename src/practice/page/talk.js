/** Asks the practice server; its own words for an error become the error. */
export async function ask(path, parameters = {}) {
  return answered(await fetch(`${path}?${new URLSearchParams(parameters)}`));
}

export async function act(path, body) {
  const headers = { 'content-type': 'application/json' };
  return answered(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function answered(response) {
  const body = await response.json();
  if (!response.ok) throw new Error(body.error);
  return body;
}

/** Makes an element; text always goes in as text, never as markup. */
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** A file as the people's interface wants it. */
export async function fileToSend(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { name: file.name, type: file.type, data: btoa(binary) };
}
