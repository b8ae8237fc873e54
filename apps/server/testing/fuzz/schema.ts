/** The part of JSON Schema the OpenAPI document uses. */
export type Schema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: readonly Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
};

/** A call as the OpenAPI document tells of it. */
export type FuzzedCall = {
  method: "GET" | "POST";
  path: string;
  access: string;
  params: Record<string, Schema>;
  query: Record<string, Schema>;
  body: Schema | null;
  isUpload: boolean;
  reply: Schema;
  /** Every name in the reply, however deep. */
  replyNames: readonly string[];
};

type Parameter = { name: string; in: "path" | "query"; schema: Schema };
type Operation = {
  "x-access": string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: { "200": { content: { "application/json": { schema: Schema } } } };
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

/** Every call of the document, with what its answer names, so that a later call can use it. */
export function callsOf(document: OpenApi): FuzzedCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): FuzzedCall => {
      const reply = operation.responses["200"].content["application/json"].schema.properties?.data ?? {};
      const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      const named = (place: string) =>
        Object.fromEntries(operation.parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, schema]));
      return {
        method: method === "get" ? "GET" : "POST",
        path,
        access: operation["x-access"],
        params: named("path"),
        query: named("query"),
        body: content?.schema ?? null,
        isUpload: type === "multipart/form-data",
        reply,
        replyNames: [...new Set(namesIn(reply))],
      };
    }),
  );
}

function namesIn(schema: Schema): string[] {
  const inner = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, below]) => [name, ...namesIn(below)]),
    ...inner.flatMap(namesIn),
  ];
}

/** Whether an input takes names its contract does not tell of, at its top. */
export function isOpen(schema: Schema): boolean {
  const choices = schema.anyOf ?? schema.oneOf;
  return choices ? choices.some(isOpen) : schema.additionalProperties !== false;
}
