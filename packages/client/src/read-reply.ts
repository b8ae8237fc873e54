import { ApiError } from "./api-error.ts";

/** The data of a reply. A success is a state of 0, whatever else the reply says (rule M-19); anything else throws ApiError. */
export function readReply(status: number, text: string): unknown {
  const reply = parse(text);
  const ok = status >= 200 && status < 300;
  if (reply?.state === 0 && ok) return reply.data;
  if (reply === null) throw new ApiError(ok ? "unreadable" : "service", "", { status });
  const { code, ...facts } = isRecord(reply.data) ? reply.data : {};
  throw new ApiError(status >= 500 ? "service" : "refusal", typeof reply.msg === "string" ? reply.msg : "", {
    status,
    facts,
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof reply.state === "number" ? { state: reply.state } : {}),
  });
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
