import { ApiError } from "./api-error.ts";
import { readReply } from "./read-reply.ts";
import { callLanguage, followUp, timeoutsMs } from "./request.ts";

/**
 * Fetches a file and hands it to the browser to keep, under a name. What takes longer than the generic layer's time is given up (rule M-13):
 * a link alone would wait as long as the connection does. One that fails is followed up as any call is, and throws ApiError.
 */
export async function download(address: string, name: string): Promise<void> {
  const file = await fetched(address).catch((error: unknown) => {
    throw error instanceof ApiError ? followUp(error, {}) : error;
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it on its own time.
  setTimeout(() => URL.revokeObjectURL(link.href), timeoutsMs.generic);
}

async function fetched(address: string): Promise<Blob> {
  const timeout = AbortSignal.timeout(timeoutsMs.generic);
  try {
    const headers = { "x-platform": "web", "accept-language": callLanguage() };
    const reply = await fetch(address, { signal: timeout, headers });
    if (!reply.ok) readReply(reply.status, await reply.text());
    return await reply.blob();
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(timeout.aborted ? "timeout" : "network", "", { cause });
  }
}
