type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
};

/** A JSON schema as a TypeScript type. What it cannot say (lengths, shapes of texts) the server says when it is called. */
export function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ") || "never";
  const any = schema.anyOf ?? schema.oneOf;
  if (any) return [...new Set(any.map(typeOf))].join(" | ");
  if (schema.allOf) return schema.allOf.map((each) => `(${typeOf(each)})`).join(" & ");
  if (schema.type === "array") return `Array<${typeOf(schema.items ?? {})}>`;
  if (schema.type === "object" || schema.properties) return objectType(schema);
  return plain[schema.type ?? ""] ?? "unknown";
}

const plain: Record<string, string> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};

function objectType({ properties = {}, required = [], additionalProperties: more }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${typeOf(field)}`,
  );
  if (fields.length > 0) return `{ ${fields.join("; ")} }`;
  return typeof more === "object" ? `Record<string, ${typeOf(more)}>` : "Record<string, never>";
}
