import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Reply } from "./reply.ts";

/** Seconds after which somebody who was told to come back may. */
const comeBackSeconds = "2";

/** Sends any reply, uncompressed; a 503 says when to come back. */
export function answer(reply: FastifyReply, { status, envelope }: Reply): FastifyReply {
  if (status === 503) reply.header("retry-after", comeBackSeconds);
  return send(reply, status, JSON.stringify(envelope));
}

/** An answer that is sent more than once: its text, which goes out in one piece with its head, and its bytes compressed, once somebody takes them so. */
export type KeptAnswer = { readonly text: string; compressed: Promise<Buffer> | null };

/** Text that is sent more than once; it is compressed when the first one takes it so. */
export function keptAnswer(json: string): KeptAnswer {
  return { text: json, compressed: null };
}

/** Shorter answers fit into the first packets anyway. */
const worthwhileLength = 4000;
const gzipped = promisify(gzip);

/** A successful answer; a long one goes out compressed to whoever takes it, for it may travel over a slow line. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | KeptAnswer,
): Promise<FastifyReply> {
  const plain = typeof body === "string" ? body : body.text;
  if (plain.length < worthwhileLength || !/\bgzip\b/.test(request.headers["accept-encoding"] ?? ""))
    return send(reply, 200, plain);
  const bytes = await compressed(body);
  return reply
    .code(200)
    .header("content-type", "application/json; charset=utf-8")
    .header("content-encoding", "gzip")
    .header("vary", "accept-encoding")
    .send(bytes);
}

function compressed(body: string | KeptAnswer): Promise<Buffer> {
  const level = 4;
  if (typeof body === "string") return gzipped(body, { level });
  body.compressed ??= gzipped(body.text, { level });
  return body.compressed;
}

function send(reply: FastifyReply, status: number, json: string): FastifyReply {
  return reply.code(status).header("content-type", "application/json; charset=utf-8").send(json);
}
