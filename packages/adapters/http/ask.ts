import { ok, type Result, refuse } from "@sihai/domain";
import type { ZodType } from "zod";
import type { Fetch, SourceRefusal } from "./fetch.ts";

type Ask<Reply> = {
  fetch: Fetch;
  /** Name of the source for logs and refusals. */
  source: string;
  url: string;
  init?: RequestInit;
  timeoutMs: number;
  schema: ZodType<Reply>;
};

/** No source has more to say than this; what is longer is an attack or a mistake. */
export const bodyBytesMax = 1_000_000;

/** Asks a source for JSON and checks it. Never throws for what the source or the network does. */
export async function askJson<Reply>({ schema, ...ask }: Ask<Reply>): Promise<Result<Reply, SourceRefusal>> {
  const text = await askText(ask);
  if (!text.ok) return text;
  try {
    const parsed = schema.safeParse(JSON.parse(text.value));
    if (parsed.success) return ok(parsed.data);
    return failed(ask.source, `unexpected reply: ${parsed.error.issues[0]?.path.join(".")} ${parsed.error.issues[0]?.message}`);
  } catch {
    return failed(ask.source, "reply is not JSON");
  }
}

/** Asks a source for text of at most 1 MB, headers and body within the time limit. */
export async function askText({
  fetch,
  source,
  url,
  init,
  timeoutMs,
}: Omit<Ask<unknown>, "schema">): Promise<Result<string, SourceRefusal>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const reply = await fetch(url, { ...init, signal });
    if (!reply.ok) {
      await reply.body?.cancel();
      return failed(source, `HTTP ${reply.status}`);
    }
    const bytes = await readBody(reply, bodyBytesMax);
    return bytes ? ok(new TextDecoder().decode(bytes)) : failed(source, "reply of more than 1 MB");
  } catch (error) {
    if (signal.aborted || saysTimeout(error)) return refuse({ code: "SOURCE_SLOW", source });
    return failed(source, error instanceof Error ? error.message : String(error));
  }
}

/** The server's outbound client has a limit of its own and names it. */
function saysTimeout(error: unknown): boolean {
  return typeof error === "object" && error !== null && "reason" in error && error.reason === "timeout";
}

/** The whole body, or null as soon as it turns out longer than `bytesMax`. */
export async function readBody(reply: Response, bytesMax: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.byteLength;
    if (length > bytesMax) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failed(source: string, detail: string): Result<never, SourceRefusal> {
  return refuse({ code: "SOURCE_FAILED", source, detail: detail.slice(0, 300) });
}
