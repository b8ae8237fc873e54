/** Whether what was kept of a form has the shape its values begin with: the same fields, of the same kinds. The first of a list shows what all of it are. */
export function shapedAs<Values>(model: Values) {
  return (value: unknown): value is Values => isShaped(model, value);
}

function isShaped(model: unknown, value: unknown): boolean {
  if (Array.isArray(model)) {
    const [first] = model;
    return Array.isArray(value) && value.every((one) => first !== undefined && isShaped(first, one));
  }
  if (typeof model !== "object" || model === null) return typeof value === typeof model;
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(model).every(([name, one]) => isShaped(one, fields.get(name)));
}
