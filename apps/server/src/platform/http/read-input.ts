import { cardInText, type Endpoint, type Refusal, type RefusalCode, unreadableText } from "@sihai/contract";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { checkBodyLimits, hasSecretInQuery, InputOutsideLimits, parseQuery, unreadableIn } from "./input.ts";
import type { Route, UploadedFile } from "./route.ts";

type Invalid = { path: string; message: string };
/** What a request brings, checked by its contract. */
export type ReadInput = { params: object; query: object; body: object; files: UploadedFile[] };
type Input =
  | ({ ok: true } & ReadInput)
  | { ok: false; refusal: Refusal<"INPUT_INVALID" | "TEXT_UNREADABLE" | "CARD_IN_TEXT"> | { code: RefusalCode } };

/**
 * Reads a request by its contract. Refuses with TEXT_UNREADABLE where free text holds control characters, with CARD_IN_TEXT where it holds
 * the number of a card, with what a field names for it (`AnsweredWith`), with INPUT_INVALID where anything else does not fit, naming at most 20
 * fields. Throws InputOutsideLimits. A signed notice is its sender's own text, and taken as it is.
 */
export async function readInput({ endpoint, allow }: Route, request: FastifyRequest): Promise<Input> {
  const text = request.url.includes("?") ? request.url.slice(request.url.indexOf("?") + 1) : "";
  const query = parseQuery(text);
  if (hasSecretInQuery(query)) return invalid([{ path: "query", message: "secrets belong in the body" }]);
  let body: unknown = request.body ?? {};
  let files: UploadedFile[] = [];
  if (endpoint.upload) ({ body, files } = await readUpload(endpoint.upload, request));
  else checkBodyLimits(body);
  const parsed = [
    z.safeParse(endpoint.params, request.params ?? {}),
    // The specification serialises every request's query object onto the URL; a POST's own fields stand in the body.
    z.safeParse(endpoint.query, endpoint.method === "GET" || Object.keys(query).length > 0 ? query : {}),
    z.safeParse(endpoint.body, endpoint.method === "GET" ? {} : body),
  ];
  const fields = parsed.flatMap((part) =>
    part.success ? [] : part.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message })),
  );
  if (fields.length > 0) return invalid(fields, endpoint.refusals);
  const unreadable = parsed.map((part) => unreadableIn(part.data)).find((path) => path !== null);
  if (unreadable !== undefined && allow.access !== "signature") return invalid([{ path: unreadable, message: unreadableText }]);
  const [params, queryValue, bodyValue] = parsed.map((part) => part.data);
  return { ok: true, params: params ?? {}, query: queryValue ?? {}, body: bodyValue ?? {}, files };
}

function invalid(fields: Invalid[], refusals: Endpoint["refusals"] = []): Input {
  const isSaid = (words: string) => fields.some(({ message }) => message === words);
  const named = refusals.find(isSaid);
  if (named) return { ok: false, refusal: { code: named } };
  const code = isSaid(unreadableText) ? "TEXT_UNREADABLE" : isSaid(cardInText) ? "CARD_IN_TEXT" : "INPUT_INVALID";
  return { ok: false, refusal: { code, fields: fields.slice(0, 20) } };
}

async function readUpload(
  limits: { maxFiles: number; maxBytes: number },
  request: FastifyRequest,
): Promise<{ body: Record<string, string>; files: UploadedFile[] }> {
  const body: Record<string, string> = {};
  const files: UploadedFile[] = [];
  if (!request.isMultipart()) throw new InputOutsideLimits("a multipart upload is expected");
  try {
    for await (const part of request.parts({
      limits: { files: limits.maxFiles, fileSize: limits.maxBytes, fields: 50, fieldSize: 20_000 },
    })) {
      if (part.type === "file")
        files.push({ field: part.fieldname, fileName: part.filename, mimeType: part.mimetype, bytes: await part.toBuffer() });
      else if (typeof part.value === "string") body[part.fieldname] = part.value;
    }
  } catch (error) {
    throw brokenUpload(error);
  }
  return { body, files };
}

/** Limits are named by the server; what its reader of uploads stumbles over is an upload cut short, or one that is none. */
function brokenUpload(error: unknown): Error {
  if (error instanceof Error && "code" in error && String(error.code).startsWith("FST_")) return error;
  return new InputOutsideLimits("the upload is incomplete or cannot be read");
}
