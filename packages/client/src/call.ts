import type { CallData, CallInput, Endpoint, RefusalCode, RefusalFacts } from "@sihai/contract";
import type { ApiError } from "./api-error.ts";
import type { QueryValue } from "./query-string.ts";
import { type RequestOptions, request } from "./request.ts";

export type CallOptions = Pick<
  RequestOptions,
  "signal" | "idempotencyKey" | "quiet" | "staysWithoutLogin" | "onProgress" | "layer"
> & {
  /** Files of an upload, sent beside the fields of the body. */
  files?: readonly File[] | undefined;
};

/** Sends a call of the contract: input and data are typed by it. Throws ApiError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<CallData<E>> {
  const { files, ...rest } = options;
  // The three parts are there or not by the contract; the compiler cannot see through the conditional type.
  const parts = input as { params?: object; query?: object; body?: object };
  const data = await request({
    ...rest,
    method: endpoint.method,
    api: endpoint.api,
    path: fillPath(endpoint.path, { ...parts.params }),
    query: { ...parts.query } as Record<string, QueryValue>,
    ...(endpoint.upload ? { form: formOf({ ...parts.body }, files ?? []) } : { body: parts.body ?? {} }),
  });
  return data as CallData<E>;
}

/** Puts the parameters of `/order/:orderNo` or `/order/{orderNo}` into an address. Throws RangeError when one is missing. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)|\{(\w+)\}/g, (_, colon?: string, braces?: string) => {
    const name = colon ?? braces ?? "";
    const value = params[name];
    if (value === undefined || value === null || value === "") throw new RangeError(`no ${name} for ${path}`);
    return encodeURIComponent(String(value));
  });
}

function formOf(fields: Record<string, unknown>, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null)
      form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  for (const file of files) form.append("files", file, file.name);
  return form;
}

/** A call that was refused for one of some reasons, with the facts the contract names for it. */
export type RefusedFor<Code extends RefusalCode> = Code extends RefusalCode
  ? ApiError & { readonly code: Code; readonly facts: Readonly<RefusalFacts<Code>> }
  : never;

/** Whether a call was refused for one of these reasons; its facts are known by them. */
export function isRefused<Code extends RefusalCode>(error: unknown, ...codes: readonly Code[]): error is RefusedFor<Code> {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}
