import { type Endpoint, refusals } from "@sihai/contract";
import * as z from "zod/mini";
import type { Route } from "../route.ts";

export type Bases = Readonly<Record<Endpoint["api"], string>>;

/** OpenAPI 3.1 for every call, shoppers' and staff's, with the access each needs as `x-access`. */
export function openApiDocument(routes: readonly Route[], bases: Bases): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { endpoint, allow, limits } of routes) {
    const path = addressOf(endpoint, bases);
    const refused = Map.groupBy(endpoint.refusals, (code) => refusals[code].status);
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = {
      summary: endpoint.summary,
      operationId: `${endpoint.method} ${endpoint.path}`,
      tags: [endpoint.path.split("/")[1]],
      "x-access": allow.access,
      "x-audience": allow.audience,
      ...(allow.scope !== undefined && { "x-scope": allow.scope, security: [{ token: [] }, {}] }),
      ...(endpoint.once && { "x-once": true }),
      ...(endpoint.repeats && { "x-repeats": endpoint.repeats }),
      ...(limits && { "x-limit": `${limits.perMinute} a minute by ${limits.by}` }),
      parameters: [...parametersOf(endpoint.params, "path"), ...parametersOf(endpoint.query, "query")],
      ...(endpoint.method === "POST" && {
        requestBody: {
          content: { [endpoint.upload ? "multipart/form-data" : "application/json"]: { schema: schemaOf(endpoint.body) } },
        },
      }),
      responses: {
        "200": {
          description: "state 0",
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: { state: { const: 0 }, msg: { type: "string" }, data: schemaOf(endpoint.data) },
                required: ["state", "msg", "data"],
              },
            },
          },
        },
        ...Object.fromEntries(
          [...refused].map(([status, codes]) => [
            String(status),
            { description: codes.map((code) => `${refusals[code].state} ${code}`).join(", ") },
          ]),
        ),
      },
    };
  }
  const components = { securitySchemes: { token: { type: "http", scheme: "bearer" } } };
  return { openapi: "3.1.0", info: { title: "Sihai 四海", version: "1" }, paths, components };
}

/** A call's path below the base of its kind, parameters in braces as OpenAPI has them. */
export function addressOf(endpoint: Endpoint, bases: Bases): string {
  return `${bases[endpoint.api]}${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
}

/** What a schema takes as input, as JSON Schema; what cannot be said in it is anything. */
export function schemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Record<string, unknown>;
  return rest;
}

function parametersOf(schema: z.ZodMiniType, place: "path" | "query"): object[] {
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Record<string, object>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}
