import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { CallData, CallInput, Endpoint } from "@sihai/contract";

type Upload = { name: string; mimeType: string; buffer: Buffer };

/** Makes a call of the contract with a browser's cookies, without its pages. Fails the test when it is refused. */
export async function call<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  input: CallInput<E>,
  file?: Upload,
): Promise<CallData<E>> {
  const { body = {}, query = {} } = input as { body?: Record<string, string>; query?: Record<string, string> };
  const reply = await request.fetch(`/api${endpoint.path}`, {
    method: endpoint.method,
    params: query,
    headers: { "x-platform": "web", ...(endpoint.once && { "idempotency-key": randomUUID() }) },
    ...(endpoint.method === "POST" && (file ? { multipart: { ...body, files: file } } : { data: body })),
  });
  expect(reply.ok(), `${endpoint.path}: ${await reply.text()}`).toBe(true);
  return ((await reply.json()) as { data: CallData<E> }).data;
}
