import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Reply } from "./reply.ts";

/** Seconds after which somebody who was told to come back may. */
const comeBackSeconds = "2";

export function answer(reply: FastifyReply, { status, envelope }: Reply): FastifyReply {
  if (status === 503) reply.header("retry-after", comeBackSeconds);
  return send(reply, status, JSON.stringify(envelope));
}

/** Shorter answers fit into the first packets anyway. */
const worthwhileLength = 4000;
const compress = promisify(gzip);

/** A successful answer; a long one goes out compressed to whoever takes it, for it may travel over a slow line. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, json: string): Promise<FastifyReply> {
  if (json.length < worthwhileLength || !/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return send(reply, 200, json);
  const bytes = await compress(json, { level: 4 });
  return reply
    .code(200)
    .header("content-type", "application/json; charset=utf-8")
    .header("content-encoding", "gzip")
    .header("vary", "accept-encoding")
    .send(bytes);
}

function send(reply: FastifyReply, status: number, json: string): FastifyReply {
  return reply.code(status).header("content-type", "application/json; charset=utf-8").send(json);
}
